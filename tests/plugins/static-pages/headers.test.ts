import { hostSettings } from "../../../plugins/gatsby-plugin-static-pages/headers";
import { hashSource, policyOf } from "../../../plugins/gatsby-plugin-static-pages/policy";

const policy = policyOf({
  styles: ["p{margin:0}"],
  scripts: ["own()"],
  photos: ["https://photos.example.com/a.jpg"],
  forms: ["https://forms.example.com/f"],
  redirects: ["https://thanks.example.com"],
});

/** Each header with its value and what it is for. */
const headers: [name: string, value: string, why: string][] = [
  ["Cross-Origin-Embedder-Policy", "credentialless", "other hosts' photos come without cookies"],
  ["Cross-Origin-Opener-Policy", "same-origin", "a page that opens this one cannot reach into it"],
  ["Cross-Origin-Resource-Policy", "same-origin", "other sites cannot embed this one's files"],
  ["Permissions-Policy", "camera=(), microphone=(), geolocation=()", "no page uses the device"],
  ["Referrer-Policy", "strict-origin-when-cross-origin", "other hosts learn the site, not the page"],
  ["Strict-Transport-Security", "max-age=31536000", "browsers ask this host over TLS for a year, and no other"],
  ["X-Content-Type-Options", "nosniff", "a file is what its type says"],
  ["X-Frame-Options", "DENY", "old browsers do not frame the site"],
];

test.each(headers)("%s is %s: %s", (name, value) => {
  const sent = hostSettings(policy, []).headers;
  expect(sent[name]?.split(", ")).toEqual(expect.arrayContaining(value.split(", ")));
});

/** Each directive with its value on a site with a form, and what it is for. */
const directives: [name: string, value: string, why: string][] = [
  ["default-src", "'none'", "what is not named is forbidden"],
  ["script-src", `'self' ${hashSource("own()")}`, "no script but the site's own"],
  ["style-src", hashSource("p{margin:0}"), "no style but the page's"],
  ["img-src", "'self' https://photos.example.com", "photos and drawings"],
  ["font-src", "'self'", "one font"],
  [
    "form-action",
    "'self' https://forms.example.com https://thanks.example.com",
    "where a form leads, and on from there",
  ],
  ["base-uri", "'none'", "nobody bends relative addresses"],
  ["frame-ancestors", "'none'", "nobody frames the site"],
];

test.each(directives)("the policy's %s is %s: %s", (name, value) => {
  const said = hostSettings(policy, []).headers["Content-Security-Policy"]?.split("; ");
  expect(said).toContain(`${name} ${value}`);
});

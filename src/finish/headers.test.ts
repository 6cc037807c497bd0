import { hostSettings } from "./headers";
import type { Allowed } from "./policy";

const page: Allowed = {
  styles: ["'sha256-style'"],
  scripts: ["'sha256-rules'"],
  pictures: ["https://photos.example.com"],
  forms: ["'self'", "https://forms.example.com"],
  redirects: ["https://thanks.example.com"],
  ownScripts: true,
};
const plain: Allowed = { styles: [], scripts: [], pictures: [], forms: [], redirects: [], ownScripts: false };

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
  const sent = hostSettings([page], []).headers;
  expect(sent[name]?.split(", ")).toEqual(expect.arrayContaining(value.split(", ")));
});

/** Each directive with its value on a site with a form, and what it is for. */
const directives: [name: string, value: string, why: string][] = [
  ["default-src", "'none'", "what is not named is forbidden"],
  ["script-src", "'self' 'sha256-rules'", "no script but the site's own"],
  ["style-src", "'sha256-style'", "no style but the page's"],
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

const policyOf = (pages: readonly Allowed[]) =>
  new Map(
    hostSettings(pages, [])
      .headers["Content-Security-Policy"]?.split("; ")
      .map((one) => [one.split(" ")[0], one.replace(/^\S+ /, "")]),
  );

test.each(directives)("the policy's %s is %s: %s", (name, value) => {
  expect(policyOf([page]).get(name)).toBe(value);
});

test("a site without forms and scripts allows neither", () => {
  const policy = policyOf([plain]);
  expect(policy.get("script-src")).toBe("'none'");
  expect(policy.get("form-action")).toBe("'none'");
});

test("the policy is the same for any number of pages that hold the same", () => {
  expect(hostSettings([page, page, page], []).headers).toEqual(hostSettings([page], []).headers);
});

/** @jest-environment node */
import { createServer, type Server } from "node:http";
import { listen } from "../support/listen";
import { createSiteServer } from "../support/site-server";
import { testFolder } from "../support/test-folder";
import { compareLive } from "./live";

const origin = "https://www.example.com";
const built = {
  "index.html": '<title>Home</title><form data-netlify="true"></form>',
  "about.html": "<title>About</title>",
  "thanks.html": "<title>Thank you</title>",
  "404.html": "<title>Not found</title>",
  "sitemap.xml": `<urlset><url><loc>${origin}/about</loc></url></urlset>`,
  _headers: "/*\n  X-Frame-Options: DENY\n",
  _redirects: "/about-us /about 301\n",
};
/** As Netlify publishes it. */
const found = { "index.html": '<title>Home</title><form><input type="hidden" name="form-name"></form>' };

const site = (changed: Record<string, string>): string => testFolder({ ...built, ...changed });

/** Compares the build with what a server on this machine publishes under the address of a site, which is there with TLS only. */
async function compare(server: Server, published = origin): Promise<Record<string, string[]>> {
  const local = `http://127.0.0.1:${await listen(server)}`;
  const ask = (url: string): Promise<Response> =>
    url.startsWith("http:")
      ? Promise.resolve(Response.redirect(url.replace("http:", "https:"), 301))
      : fetch(url.replace(published, local), { redirect: "manual" });
  const differences = await compareLive(published, site({}), ask);
  server.close().closeAllConnections();
  return Object.fromEntries(differences);
}

test("a site that is published as it was built differs in nothing", async () => {
  expect(await compare(createSiteServer(site(found)))).toEqual({});
});

test("a form that Netlify has not found, and the address that the site was built for, are named", async () => {
  expect(await compare(createSiteServer(site({})), "https://other.example.com")).toEqual({
    "has a form that Netlify has not found: switch on form detection": ["/"],
    [`names ${origin}: write "url: https://other.example.com" in content/site.md and build again`]: ["/sitemap.xml"],
  });
});

test("a host that knows neither the pages nor headers, redirects and the page for unknown addresses", async () => {
  const parked = createServer((_request, response) => void response.end("<title>A parked domain</title>"));
  const known = ["/about", "/", "/sitemap.xml", "/thanks?sent=yes"];
  expect(await compare(parked)).toEqual({
    "answers 200, not 404": ["/there-is-no-such-page"],
    "is not as it was built: another version is published, or the host changes pages": known,
    "sends Cache-Control: nothing, instead of public, max-age=0, must-revalidate": known,
    "sends X-Frame-Options: nothing, instead of DENY": known,
    [`does not lead to ${origin}/about for good`]: [`${origin}/about-us`],
  });
});

test("a host that does not answer is named, with the reason", async () => {
  const nobody = () => Promise.reject(new TypeError("fetch failed", { cause: new Error("no such host") }));
  await expect(compareLive(origin, site({}), nobody)).rejects.toThrow(/^https:.* cannot be reached: no such host$/);
});

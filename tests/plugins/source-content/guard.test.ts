import { hostname } from "node:os";
import { UserError } from "../../../plugins/content-model/user-error";
import { guard, isOwnRequest } from "../../../plugins/gatsby-source-content/guard";

const host = "localhost:8000";
const origin = "http://localhost:8000";
const own = { host, origin, "sec-fetch-site": "same-origin" };
const stranger = { host, origin: "https://evil.example", "sec-fetch-site": "cross-site" };
const visit = { host, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };

test.each<[what: string, isAllowed: boolean, headers: Record<string, string>, url?: string, method?: string]>([
  ["a page of the site", true, own],
  ["a phone in the same house", true, { host: "192.168.0.7:8000" }],
  ["a phone that uses IPv6", true, { host: "[fd00::1]:8000" }],
  ["a phone that uses the computer's name", true, { host: `${hostname().toLowerCase()}.local:8000` }],
  ["a URL that the visitor types", true, { host, "sec-fetch-site": "none" }],
  ["a program other than a browser", true, { host }, "/___graphql", "POST"],
  ["a link of another site to a page", true, visit, "/about"],
  ["another host name for this server", false, { host: "evil.example:8000" }],
  ["a host name that contains this machine's address", false, { host: "127.0.0.1.evil.example:8000" }],
  ["a page of another site", false, stranger],
  ["a page of another site, in an older browser", false, { host, origin: "https://evil.example" }],
  ["a page of another port", false, { host, origin: "http://localhost:1", "sec-fetch-site": "same-site" }],
  ["a page of another site, without an origin", false, { host, "sec-fetch-site": "cross-site" }],
  ["an opaque origin", false, { host, origin: "null" }],
  ["an empty origin", false, { host, origin: "" }],
  ["a link of another site to a path that is no page", false, visit, "/__open-stack-frame-in-editor?fileName=x"],
  ["a form of another site", false, visit, "/about", "POST"],
])("the guard lets in %s: %s", (_what, isAllowed, headers, url = "/___graphql", method = "GET") => {
  expect(isOwnRequest({ headers, url, method })).toBe(isAllowed);
});

test("the guard reports a server of Gatsby that it cannot protect", () =>
  // @ts-expect-error A later version of Gatsby.
  expect(() => guard({}, {})).toThrow(UserError));

import { UserError } from "../../../plugins/gatsby-source-content/user-error";
import { guard, isOwnRequest } from "../../../plugins/gatsby-source-content/guard";

const host = "localhost:8000";
const origin = "http://localhost:8000";
const own = { host, origin, "sec-fetch-site": "same-origin" };
const stranger = { host, origin: "https://evil.example", "sec-fetch-site": "cross-site" };
const visit = { host, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };

test.each<[what: string, isLetIn: boolean, headers: Record<string, string>, url?: string, method?: string]>([
  ["a page of the site", true, own],
  ["a phone in the same house", true, { host: "192.168.0.7:8000" }],
  ["an address that somebody types", true, { host, "sec-fetch-site": "none" }],
  ["a program without a browser", true, { host }, "/___graphql", "POST"],
  ["a link of another site to a page", true, visit, "/about"],
  ["a name that leads here", false, { host: "evil.example:8000" }],
  ["a page of another site", false, stranger],
  ["a page of another site, in an older browser", false, { host, origin: "https://evil.example" }],
  ["a page of another port", false, { host, origin: "http://localhost:1", "sec-fetch-site": "same-site" }],
  ["a page of another site that asks for no origin", false, { host, "sec-fetch-site": "cross-site" }],
  ["an origin without a name", false, { host, origin: "null" }],
  ["an empty origin", false, { host, origin: "" }],
  ["a link of another site to what is no page", false, visit, "/__open-stack-frame-in-editor?fileName=x"],
  ["a form of another site", false, visit, "/about", "POST"],
])("%s: %s", (_what, isLetIn, headers, url = "/___graphql", method = "GET") => {
  expect(isOwnRequest({ headers, url, method })).toBe(isLetIn);
});

test("says so where Gatsby's server has no place for a guard", () =>
  // @ts-expect-error A later Gatsby's.
  expect(() => guard({}, {})).toThrow(UserError));

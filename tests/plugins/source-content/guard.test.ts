import { PlainError } from "../../../plugins/gatsby-source-content/plain-error";
import { guard, isOwnRequest } from "../../../plugins/gatsby-source-content/guard";

const host = "localhost:8000";
const origin = "http://localhost:8000";
const codespace = "quince-8000.app.github.dev";
const own = { host, origin, "sec-fetch-site": "same-origin" };
const forwarded = { ...own, host: codespace, origin: `https://${codespace}` };
const stranger = { host, origin: "https://evil.example", "sec-fetch-site": "cross-site" };
const visit = { host, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };

const env = { ...process.env };
afterEach(() => {
  process.env = { ...env };
});

test.each<[what: string, isLetIn: boolean, headers: Record<string, string>, url?: string, method?: string]>([
  ["a page of the site", true, own],
  ["a phone in the same house", true, { host: "192.168.0.7:8000" }],
  ["an address that somebody types", true, { host, "sec-fetch-site": "none" }],
  ["a program without a browser", true, { host }, "/___graphql", "POST"],
  ["a link of another site to a page", true, visit, "/about"],
  ["a codespace", true, forwarded],
  ["a codespace whose tunnel names this machine as host", true, { ...forwarded, host }],
  ["the same, of which the browser says nothing", false, { host: codespace, origin }],
  ["another codespace", false, { ...forwarded, host: "plum-8000.app.github.dev" }],
  ["a name that leads here", false, { host: "evil.example:8000" }],
  ["a page of another site", false, stranger],
  ["a page of another site, in an older browser", false, { host, origin: "https://evil.example" }],
  ["a page of another port", false, { host, origin: "http://localhost:1", "sec-fetch-site": "same-site" }],
  ["an origin without a name", false, { host, origin: "null" }],
  ["a link of another site to what is no page", false, visit, "/__open-stack-frame-in-editor?fileName=x"],
  ["a form of another site", false, visit, "/about", "POST"],
])("%s: %s", (_what, isLetIn, headers, url = "/___graphql", method = "GET") => {
  process.env.CODESPACE_NAME = "quince";
  process.env.GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN = "app.github.dev";
  expect(isOwnRequest({ headers, url, method, socket: { localPort: 8000 } })).toBe(isLetIn);
});

test("a codespace's name is nothing elsewhere", () =>
  expect(isOwnRequest({ headers: forwarded, method: "GET", url: "/", socket: { localPort: 8000 } })).toBe(false));

test("says so where Gatsby's server has no place for a guard", () =>
  // @ts-expect-error A later Gatsby's.
  expect(() => guard({}, {})).toThrow(PlainError));

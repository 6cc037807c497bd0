import { testFolder } from "../../tests/support/test-folder";
import { readRedirects } from "./host-files";
import { listen } from "./listen";
import { createSiteServer } from "./site-server";

test("the path of a site without a slash leads to its home page", async () => {
  const files = { "index.html": "Home", "404.html": "Missing", _headers: "", _redirects: "" };
  const server = createSiteServer(testFolder(files), "/harbour");
  const answer = await fetch(`http://localhost:${await listen(server)}/harbour?from=card`);
  expect([new URL(answer.url).pathname, await answer.text()]).toEqual(["/harbour/", "Home"]);
  server.closeAllConnections();
  server.close();
});

test("redirects with conditions, which only Netlify has, are ignored", () => {
  const folder = testFolder({ _redirects: "/old /about 301\n/ p=12 /about 301!\n/ /cy 302 Language=cy\n" });
  expect([...readRedirects(folder)]).toEqual([["/old", "/about"]]);
});

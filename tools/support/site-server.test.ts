import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { listen } from "./listen";
import { createSiteServer } from "./site-server";

const page = `<!doctype html><title>About</title>${"<p>As long as a page.</p>".repeat(100)}`;
const folder = mkdtempSync(path.join(tmpdir(), "served-"));
const files = {
  "index.html": page,
  "about.html": page,
  "404.html": page,
  _headers: "/*\n  X-Test: yes\n",
  _redirects: "/about-us /about 301\n",
};
for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
const server = createSiteServer(folder);
let port: number;

beforeAll(async () => (port = await listen(server)));
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

/** The answer as it travelled: `fetch` would follow, decompress and tidy the address. */
async function ask(address: string, headers: Record<string, string> = {}) {
  const [response] = (await once(get({ port, path: address, headers }), "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

test("a page comes as small as the browser can read it", async () => {
  const brotli = await ask("/about", { "accept-encoding": "gzip, br" });
  expect(brotli.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding", "x-test": "yes" });
  expect(brotliDecompressSync(brotli.body).toString()).toBe(page);
  const gzip = await ask("/about", { "accept-encoding": "gzip" });
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(gzip.body).toString()).toBe(page);
  expect((await ask("/about")).body.toString()).toBe(page);
});

test("a part of a file is a part of what lies there", async () => {
  const part = await ask("/about", { "accept-encoding": "br", range: "bytes=0-14" });
  expect(part.status).toBe(206);
  expect(part.headers["content-range"]).toBe(`bytes 0-14/${page.length}`);
  expect(part.body.toString()).toBe(page.slice(0, 15));
});

test("old addresses and slashes at the end lead to the one address, unknown ones to the 404 page", async () => {
  expect((await ask("/about-us?from=card")).headers.location).toBe("/about?from=card");
  expect((await ask("/about/")).headers.location).toBe("/about");
  const unknown = await ask("/nowhere");
  expect([unknown.status, unknown.body.toString()]).toEqual([404, page]);
});

test.each(["/.//evil.example/", "/%5Cevil.example/", "/%09/evil.example/"])(
  "%s leads to no other site",
  async (address) => {
    expect((await ask(address)).headers.location).toBeUndefined();
  },
);

test.each(["//", "http://"])(
  "a request for %s, which is no address, is refused, and the server goes on",
  async (address) => {
    expect((await ask(address)).status).toBe(400);
    expect((await ask("/")).status).toBe(200);
  },
);

import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import path from "node:path";
import { filesIn } from "../../plugins/gatsby-plugin-static-pages/files";
import { siteFolder } from "../support/built-sites";
import { readHeaders } from "../../tools/lib/host-files";
import { freePort } from "../../tools/lib/listen";
import { spawnServer, type SpawnedServer } from "../../tools/lib/spawn-server";
import { testFolder } from "../support/test-folder";

const folder = testFolder();
const dist = path.join(folder, "dist");

beforeAll(() => cpSync(siteFolder("email"), dist, { recursive: true }));

/** Request paths with the expected status and `Location`. */
const answers: Record<string, [status: number, location?: string]> = {
  "/": [200],
  "/about": [200],
  "/about?from=card": [200],
  "/admin": [200],
  "/admin/": [301, "/admin"],
  "/nowhere": [404],
  "/about/": [301, "/about"],
  "/about//": [301, "/about"],
  "//about/": [301, "/about"],
  "/about/?from=card&by=post": [301, "/about?from=card&by=post"],
  "/about-us": [301, "/about"],
  "/company/story/": [301, "/about"],
  "/about-us?utm_source=card&utm_medium=a%20b": [301, "/about?utm_source=card&utm_medium=a%20b"],
  // Browsers read `/\evil.example`, `/<tab>/evil.example` and `//evil.example` as another site.
  "/%5Cevil.example/": [404],
  "/%09/evil.example/": [404],
  "//evil.example/": [404],
  "/%2Fevil.example/": [404],
  "/%0D%0ALocation:%20evil.example/": [404],
  // Only Netlify and Cloudflare read these.
  "/_headers": [404],
  "/_redirects": [404],
};

/** An nginx configuration around the file that the build writes, as in docs/deploying.md. */
const configuration = (port: number): string => `
user ${userInfo().username};
daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `  ${name}_temp_path ${folder};\n`).join("")}
  server {
    listen 127.0.0.1:${port};
    root ${dist};
    include ${path.resolve(siteFolder("servers"))}/nginx.conf;
  }
}
`;

describe("behind nginx", () => {
  let origin: string;
  let server: SpawnedServer | undefined;
  let headersFor: ReturnType<typeof readHeaders>;
  // As a CDN requests it.
  const ask = (address: string): Promise<Response> =>
    fetch(origin + address, { redirect: "manual", headers: { "accept-encoding": "gzip", via: "1.1 cdn" } });

  beforeAll(async () => {
    headersFor = readHeaders(dist);
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const file = path.join(folder, "configuration");
    writeFileSync(file, configuration(port));
    server = await spawnServer(["nginx", ["-e", "stderr", "-p", folder, "-c", file]], () => fetch(origin));
  });
  afterAll(() => server?.stop());

  test.each(Object.entries(answers))("nginx responds to %s with %j", async (address, [status, location = null]) => {
    const answer = await ask(address);
    expect([answer.status, answer.headers.get("location")]).toEqual([status, location]);
    const path = status === 200 ? address.replace(/\?.*/, "") : "/404";
    expect(Object.fromEntries(answer.headers)).toMatchObject(lowerCase(headersFor(path)));
  });

  test("nginx sends every file with its headers", async () => {
    for (const file of filesIn(dist).filter((name) => !/^_(headers|redirects)$/.test(name)))
      expect(Object.fromEntries((await ask(`/${file}`)).headers)).toMatchObject(lowerCase(headersFor(`/${file}`)));
  });

  test("nginx does not let browsers cache a missing asset", async () => {
    const cached = filesIn(dist).find((file) => isCached(headersFor(`/${file}`)));
    const answer = await ask(`/${path.dirname(cached ?? "")}/gone.js`);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "public, max-age=0, must-revalidate"]);
  });

  test.each(["html", "ico", "js", "json", "svg", "txt", "xml"])("nginx compresses .%s files", async (ending) => {
    const file = filesIn(dist).find((name) => name.endsWith(`.${ending}`)) ?? "";
    const answer = await ask(`/${file}`);
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    expect(answer.headers.get("vary")).toMatch(/accept-encoding/i);
    expect(readFileSync(path.join(dist, file)).equals(Buffer.from(await answer.arrayBuffer()))).toBe(true);
  });

  test("nginx sends pages as HTML in UTF-8", async () => {
    expect((await ask("/about")).headers.get("content-type")).toBe("text/html; charset=utf-8");
  });
});

const isCached = (headers: readonly (readonly [name: string, value: string])[]): boolean =>
  headers.some(([, value]) => value.includes("immutable"));

/** The last value of a header wins. */
const lowerCase = (headers: readonly (readonly [name: string, value: string])[]): Record<string, string> =>
  Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));

import { chmodSync, cpSync, readFileSync, renameSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { filesIn } from "../../plugins/gatsby-plugin-static-pages/files";
import { nginxFile, siteFiles } from "../../plugins/gatsby-plugin-static-pages/host-config";
import { writeRedirectPages } from "../../plugins/gatsby-plugin-static-pages/old-paths";
import type { Policy } from "../../plugins/gatsby-plugin-static-pages/policy";
import { writeFiles } from "../../tools/lib/files";
import { readHeaders } from "../../tools/lib/host-files";
import { siteFolder } from "../support/built-sites";
import { testFolder } from "../support/test-folder";
import { hosts, installWrangler } from "./hosts";

type Answers = Record<string, string>;
type Requests = Record<"oldPaths" | "attacks", string[]> & Record<"filePaths" | "answers" | "moreRedirects", Answers>;
const table = parse(readFileSync("tests/servers/requests.yaml", "utf8")) as Requests;
const toAbout = (paths: string[]): Answers => Object.fromEntries(paths.map((from) => [from, "/about"]));
const moved = { ...toAbout(table.oldPaths), ...table.filePaths };
const slashed = table.oldPaths.flatMap((from) => (from.endsWith(".html") ? [] : `${from}/`));
/** The answers of every host, and the redirects of most. */
const answers = { ...table.answers, ...toAbout([...table.oldPaths, ...slashed]) };
const moreRedirects = { ...table.filePaths, ...table.moreRedirects };

beforeAll(installWrangler);

/** The CSPs in the `_headers` of a built site, first that of the pages. */
const policiesOf = (site: string): Policy[] =>
  [...readFileSync(path.join(site, "_headers"), "utf8").matchAll(/^ {2}Content-Security-Policy: (.*)$/gm)].map(
    ([, text = ""]) =>
      new Map(text.split("; ").map((one) => [one.split(" ")[0] ?? "", one.split(" ").slice(1)] as const)),
  );

/** Lays out a fixture site as a host publishes it, with redirects from all old paths. */
async function layOut(prefix: string) {
  const folder = testFolder();
  const root = path.join(folder, "root");
  const site = path.join(root, prefix);
  cpSync(siteFolder(prefix === "" ? "email" : "endpoint"), site, { recursive: true });
  const [policy, admin] = policiesOf(site);
  if (!policy || !admin) throw new Error("The site has no policies");
  const redirects = Object.entries(moved).map(([from, to]) => ({ from, to }));
  const apps = [{ path: "/admin", policy: admin, write: () => Promise.resolve() }];
  const settings = { prefix, policy, apps, redirects, own: () => "" };
  await writeRedirectPages(site, "https://www.example.com", prefix, redirects);
  writeFiles(site, siteFiles(settings));
  writeFiles(folder, { "servers/nginx.conf": nginxFile(settings) });
  // Apache, started by root, runs as another user.
  chmodSync(folder, 0o755);
  return { folder, prefix, headersFor: readHeaders(site), files: filesIn(site).filter((file) => !/^[._]/.test(file)) };
}

const everyHost = Object.entries(hosts).flatMap(([name, host]) =>
  ["", "/harbour"].map((prefix) => ({ name, prefix, ...host })),
);

describe.each(everyHost)("$name, “$prefix/”", ({ name, prefix, start, redirects, hasHeaders, isConfigured }) => {
  let server: Awaited<ReturnType<typeof start>> | undefined;
  let site: Awaited<ReturnType<typeof layOut>>;
  /** As a CDN requests it. */
  const ask = async (address: string) => {
    const headers = { "accept-encoding": "gzip", via: "1.1 cdn" };
    const answer = await fetch(`${server?.origin}${prefix}${address}`, { redirect: "manual", headers });
    const { pathname, search, origin } = new URL(answer.headers.get("location") ?? "", answer.url);
    return {
      answer,
      origin,
      target: (pathname + search).slice(prefix.length),
      isRedirect: /3\d\d/.test(`${answer.status}`),
    };
  };
  /** Expects the headers of a path, of which the last of a name wins. */
  const expectHeaders = ({ headers }: Response, path: string, except = "") => {
    if (hasHeaders === false) return;
    const expected = site.headersFor(prefix + path).filter(([name]) => name !== except);
    expect(Object.fromEntries(headers)).toMatchObject(
      Object.fromEntries(expected.map(([name, value]) => [name.toLowerCase(), value])),
    );
  };

  beforeAll(async () => {
    site = await layOut(prefix);
    const root = path.join(site.folder, "root");
    // As docs/deploying.md says.
    if (prefix !== "" && name !== "npm run serve")
      for (const file of ["_headers", "_redirects"]) renameSync(path.join(root, prefix, file), path.join(root, file));
    server = await start(site);
  });
  afterAll(() => server?.stop());

  const asked = { ...answers, ...(redirects !== false && moreRedirects) };
  test.each(Object.entries(asked))("%s: %s", async (address, expected) => {
    const { answer, target, isRedirect } = await ask(address);
    if (expected === "page" || expected === "missing") {
      expect(answer.status).toBe(expected === "page" ? 200 : 404);
      expect(answer.headers.get("content-type")).toMatch(/^text\/html; ?charset=utf-8$/i);
      // Cloudflare Pages forbids to store the 404 page.
      expectHeaders(answer, expected === "page" ? address.replace(/\?.*/, "") : "/404", "Cache-Control");
      expect(answer.headers.get("cache-control") ?? "no-store").toMatch(/^(no-store|(public, )?max-age=(0|600)\b)/);
    } else if (redirects === false) {
      const html = await (await fetch(answer.url)).text();
      expect(html).toContain(`url=${prefix}${expected.replace(/\?.*/, "")}"`);
    } else expect([isRedirect, target]).toEqual([true, expected]);
  });

  // Apache serves it with a slash.
  test("a page is shown that has an old path below it", async () => {
    expect((await fetch(`${server?.origin}${prefix}/thanks`)).status).toBe(200);
  });

  if (redirects !== false)
    test("confirms no enquiry of a form for Netlify", async () => {
      expect((await fetch(`${server?.origin}${prefix}/thanks`, { method: "POST" })).status).toBe(405);
    });

  test.each(table.attacks)("%s leads to no other site", async (address) => {
    expect((await ask(address)).origin).toBe(server?.origin);
  });

  test.each(["/static", "/fonts"])("there is no list of the files in %s/", async (folder) => {
    expect((await fetch(`${server?.origin}${prefix}${folder}/`)).status).toBe(404);
  });

  test("files have their headers", async () => {
    for (const file of site.files.filter((name) => !name.endsWith(".html"))) {
      const { answer } = await ask(`/${file}`);
      expect([file, answer.status]).toEqual([file, 200]);
      expectHeaders(answer, `/${file}`);
    }
  });

  if (isConfigured) {
    test.each(["html", "ico", "js", "json", "svg", "txt", "xml"])("compresses .%s files, once", async (ending) => {
      const file = site.files.findLast((name) => name.endsWith(`.${ending}`)) ?? "";
      const { answer } = await ask(`/${file}`);
      expect(answer.headers.get("content-encoding")).toBe("gzip");
      expect(answer.headers.get("vary")).toMatch(/accept-encoding/i);
      const sent = Buffer.from(await answer.arrayBuffer());
      expect(readFileSync(path.join(site.folder, "root", prefix, file)).equals(sent)).toBe(true);
      for (const encoding of ["gzip", "br"]) {
        const headers = { "accept-encoding": encoding };
        const etag = (await fetch(answer.url, { headers })).headers.get("etag") ?? "";
        expect((await fetch(answer.url, { headers: { ...headers, "if-none-match": etag } })).status).toBe(304);
      }
    });

    test("does not redirect to http behind a proxy that ends TLS", async () => {
      const headers = { "x-forwarded-proto": "https" };
      const answer = await fetch(`${server?.origin}${prefix}/about/`, { redirect: "manual", headers });
      expect(answer.headers.get("location")).toMatch(/^(https:|\/)/);
    });

    test.each(["_headers", "_redirects", ".htaccess"])("does not serve %s", async (file) => {
      expect((await ask(`/${file}`)).answer.status).toBe(404);
    });
  }
});

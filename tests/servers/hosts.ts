import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { userInfo } from "node:os";
import path from "node:path";
import sirv from "sirv";
import { freePort, listen } from "../../tools/lib/listen";
import { createSiteServer } from "../../tools/lib/site-server";
import { spawnServer } from "../../tools/lib/spawn-server";

/** A site in `root`, which a host publishes; below `prefix`, for example "/harbour". nginx's file of the build is in `servers`. */
interface Site {
  folder: string;
  prefix: string;
}

interface Host {
  start: (site: Site) => Promise<{ origin: string; stop: () => unknown }>;
  /** Whether it sends the headers of the site. */
  hasHeaders?: false;
  /** Whether it redirects, and removes slashes at the end. */
  redirects?: false;
  /** Whether it compresses, and hides the files for other hosts. */
  isConfigured?: true;
}

/** Starts a program in a site's folder; `args` has its port. */
const program =
  (name: string, args: (port: number, folder: string) => string[]) =>
  async ({ folder }: Site) => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const env = { ...process.env, CI: "true", HOME: folder, WRANGLER_SEND_METRICS: "false" };
    return { origin, ...(await spawnServer([name, args(port, folder)], () => fetch(origin), { cwd: folder, env })) };
  };

/** Starts a program with its file beside this one; `args` come before the file's path. */
const configured = (name: "nginx" | "apache2", ...args: string[]) =>
  program(name, (port, folder) => {
    const file = path.join(folder, `${name}.conf`);
    const text = readFileSync(`tests/servers/${name}.conf`, "utf8");
    writeFileSync(file, text.replaceAll("$folder", folder).replaceAll("$port", String(port)));
    return [...args, file];
  });

const apache = (...args: string[]) => configured("apache2", "-D", "FOREGROUND", ...args, "-f");

/** Starts a server in this process. */
const local = (create: (site: Site) => Server) => async (site: Site) => {
  const server = create(site);
  return { origin: `http://127.0.0.1:${await listen(server)}`, stop: () => server.close().closeAllConnections() };
};

/** Like GitHub Pages: `/about` from `about.html`, no headers and redirects of the site's own. */
function githubPages({ folder, prefix }: Site): Server {
  const notFound = readFileSync(path.join(folder, "root", prefix, "404.html"));
  const site = sirv(path.join(folder, "root"), {
    extensions: ["html"],
    onNoMatch: (_request, response) =>
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" }).end(notFound),
  });
  return createServer((request, response) => site(request, response));
}

/** Cloudflare's server for developers, too large for a dependency: the newest that Node 20 runs. */
const wrangler = { version: "4.86.0", folder: path.resolve("node_modules/.cache/wrangler") };
const wranglerFile = path.join(wrangler.folder, "node_modules/wrangler/wrangler-dist/cli.js");

const runWrangler = (...args: string[]) =>
  program(process.execPath, (port) => ["--no-warnings", wranglerFile, ...args, "--port", String(port)]);

export function installWrangler(): void {
  if (existsSync(wranglerFile)) return;
  mkdirSync(wrangler.folder, { recursive: true });
  // Wrangler would find the project's configuration, which is for Workers, in a folder above.
  for (const file of ["package.json", "wrangler.json"]) writeFileSync(path.join(wrangler.folder, file), "{}");
  const options = { cwd: wrangler.folder, encoding: "utf8", shell: process.platform === "win32" } as const;
  const { status, stderr } = spawnSync("npm", ["install", "--no-audit", `wrangler@${wrangler.version}`], options);
  if (status !== 0) throw new Error(stderr);
}

/** Copies the project's configuration. */
const workers: Host["start"] = (site) => {
  for (const file of ["wrangler.jsonc", "plugins/gatsby-plugin-static-pages/cloudflare-worker.ts"])
    cpSync(file, path.join(site.folder, file));
  return runWrangler("dev", "--assets", "root")(site);
};

export const hosts: Record<string, Host> = {
  nginx: { start: configured("nginx", "-e", "stderr", "-g", `user ${userInfo().username};`, "-c"), isConfigured: true },
  Apache: { start: apache("-D", "headers"), isConfigured: true },
  "Apache, MultiViews": { start: apache("-D", "headers", "-D", "negotiation") },
  "Apache, few modules": { start: apache(), hasHeaders: false },
  "Cloudflare Pages": { start: runWrangler("pages", "dev", "root", "--compatibility-date", "2026-04-01") },
  "Cloudflare Workers": { start: workers },
  "npm run serve": {
    start: local(({ folder, prefix }) => createSiteServer(path.join(folder, "root", prefix), prefix)),
  },
  "GitHub Pages": { start: local(githubPages), hasHeaders: false, redirects: false },
};

import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { userInfo } from "node:os";
import path from "node:path";
import sirv from "sirv";
import { freePort, listen } from "../../tools/lib/listen";
import { createSiteServer } from "../../tools/lib/site-server";
import { spawnServer } from "../../tools/lib/spawn-server";

/** A site in `root`, which a host publishes; below `prefix`, for example "/harbour". nginx's configuration is in `servers`. */
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

/** Starts a program that reads the file `configuration`; `args` has its port. */
const program =
  (name: string, args: (site: Site, port: number) => string[], configuration?: (site: Site, port: number) => string) =>
  async (site: Site) => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    if (configuration) writeFileSync(path.join(site.folder, "configuration"), configuration(site, port));
    const env = { ...process.env, CI: "true", HOME: site.folder, WRANGLER_SEND_METRICS: "false" };
    const options = { cwd: site.folder, env };
    return { origin, ...(await spawnServer([name, args(site, port)], () => fetch(origin), options)) };
  };

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

/** An nginx configuration around the file that the build writes, as in docs/deploying.md. */
const nginx = program(
  "nginx",
  ({ folder }) => ["-e", "stderr", "-p", folder, "-c", "configuration"],
  ({ folder }, port) => `
    user ${userInfo().username}; daemon off; pid ${folder}/pid; error_log stderr; events {}
    http {
      include /etc/nginx/mime.types; access_log off;
      ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder};`).join(" ")}
      server { listen 127.0.0.1:${port}; root ${folder}/root; include ${folder}/servers/nginx.conf; }
    }`,
);

/** Apache with lists of folders, and the fewest permissions for `.htaccess`. */
const apache = (...modules: string[]) =>
  program(
    "apache2",
    ({ folder }) => ["-D", "FOREGROUND", "-f", `${folder}/configuration`],
    ({ folder }, port) => `
      ServerName localhost
      Listen 127.0.0.1:${port}
      PidFile ${folder}/pid
      DefaultRuntimeDir ${folder}
      ErrorLog ${folder}/log
      ${["authz_core", "autoindex", "deflate", "dir", "filter", "mime", "mpm_event", "rewrite", "setenvif", ...modules]
        .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
        .join("\n")}
      TypesConfig /etc/mime.types
      DocumentRoot ${folder}/root
      <Directory ${folder}/root>
        AllowOverride FileInfo
        Options FollowSymLinks Indexes MultiViews
      </Directory>`,
  );

/** Cloudflare's server for developers, too large for a dependency: the newest that Node 20 runs. */
const wrangler = { version: "4.86.0", folder: path.resolve("node_modules/.cache/wrangler") };
const wranglerFile = path.join(wrangler.folder, "node_modules/wrangler/wrangler-dist/cli.js");

const runWrangler = (...args: string[]) =>
  program(process.execPath, (_site, port) => ["--no-warnings", wranglerFile, ...args, "--port", String(port)]);

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
  nginx: { start: nginx, isConfigured: true },
  Apache: { start: apache("headers"), isConfigured: true },
  "Apache with MultiViews, without mod_headers": { start: apache("negotiation"), hasHeaders: false },
  "Cloudflare Pages": { start: runWrangler("pages", "dev", "root", "--compatibility-date", "2026-04-01") },
  "Cloudflare Workers": { start: workers },
  "npm run serve": {
    start: local(({ folder, prefix }) => createSiteServer(path.join(folder, "root", prefix), prefix)),
  },
  "GitHub Pages": {
    start: local(githubPages),
    hasHeaders: false,
    redirects: false,
  },
};

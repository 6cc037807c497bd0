import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const port = process.env.PORT ?? "9180";

/** nginx's own settings around the ones that the build writes, as docs/deploying.md tells an administrator to do. */
const configuration = (folder: string): string => `
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  types { application/manifest+json webmanifest; }
  access_log off;
  client_body_temp_path ${folder};
  proxy_temp_path ${folder};
  fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder};
  scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${port};
    root ${path.resolve("dist")};
    include ${path.resolve("servers/nginx.conf")};
  }
}
`;

// Serves dist/ with Debian's nginx and the configuration that the build wrote, until it is stopped.
const folder = mkdtempSync(path.join(tmpdir(), "nginx-"));
const file = path.join(folder, "nginx.conf");
writeFileSync(file, configuration(folder));
const nginx = spawn("nginx", ["-e", "stderr", "-p", folder, "-c", file], { stdio: "inherit" });
nginx.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => nginx.kill("SIGTERM"));

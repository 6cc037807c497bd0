import { writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import path from "node:path";
import { freePort } from "../../tools/lib/listen";
import { spawnServer, type SpawnedServer } from "../../tools/lib/spawn-server";
import { testFolder } from "../support/test-folder";

/** An nginx configuration around the file that the build writes, as in docs/deploying.md. */
const nginx = (folder: string, port: number, site: string, servers: string): string => `
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
    root ${site};
    include ${servers}/nginx.conf;
  }
}
`;

/** Serves a site with nginx, configured by the folder `servers` of the build. */
export async function start(site: string, servers: string): Promise<SpawnedServer & { origin: string }> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const file = path.join(testFolder(), "configuration");
  writeFileSync(file, nginx(path.dirname(file), port, path.resolve(site), path.resolve(servers)));
  return {
    ...(await spawnServer(["nginx", ["-e", "stderr", "-p", path.dirname(file), "-c", file]], () => fetch(origin))),
    origin,
  };
}

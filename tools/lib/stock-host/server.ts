import { createSecureServer, type ServerHttp2Session } from "node:http2";
import { photoHosts } from "../../../plugins/content-model/photos";
import { listen } from "../listen";
import { answer } from "./answer";

/** The hosts that the stub replaces, for example "images.unsplash.com". */
export const stockHosts = photoHosts.map(({ origin }) => new URL(origin).hostname);

/** Flags that send Chromium to a stub on this port instead of the stock hosts. */
export const chromiumFlags = (port: number): string[] => [
  `--host-resolver-rules=${stockHosts.map((host) => `MAP ${host} 127.0.0.1:${port}`).join(",")}`,
  "--ignore-certificate-errors",
];

/** Starts a local stub of the stock hosts, with HTTP/2 as they have, for realistic measurements. */
export async function createStockHost({ key, cert }: { key: string; cert: string }) {
  const server = createSecureServer({ key, cert, allowHTTP1: true }, ({ url, headers }, response) => {
    void answer(url, headers.accept).then(({ status, type, body }) => {
      const caching = status === 200 ? "public, max-age=31536000" : "no-store";
      const headers = { "content-type": type, "cache-control": caching, "access-control-allow-origin": "*" };
      response.writeHead(status, { ...headers, vary: "Accept" }).end(body);
    });
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on("session", (session) => sessions.add(session.once("close", () => sessions.delete(session))));
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve);
      // The server waits for connections, which browsers keep open.
      for (const session of sessions) session.destroy();
    });
  return { port: await listen(server), close };
}

import { createSecureServer, type ServerHttp2Session } from "node:http2";
import { createCertificate, type Certificate } from "../certificate";
import { listen } from "../listen";
import { answer } from "./answer";
import { chromiumFlags, stockHosts } from "./chromium-flags";

export interface StockHost {
  port: number;
  /** What to start Chromium with so that it finds the stand-in. */
  flags: string[];
  close: () => Promise<void>;
}

/**
 * Starts a stand-in for the stock-photo hosts that only this machine reaches. It speaks HTTP/2, as they do, so that
 * loading pages with photos can be measured.
 */
export async function createStockHost(certificate?: Certificate): Promise<StockHost> {
  const { key, cert } = certificate ?? (await createCertificate(stockHosts));
  const server = createSecureServer({ key, cert, allowHTTP1: true }, ({ url, headers }, response) => {
    void answer(url, headers.accept).then(({ status, type, body }) => {
      const caching = status === 200 ? "public, max-age=31536000" : "no-store";
      const headers = { "content-type": type, "cache-control": caching, "access-control-allow-origin": "*" };
      response.writeHead(status, { ...headers, vary: "Accept" }).end(body);
    });
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on("session", (session) => {
    sessions.add(session.once("close", () => sessions.delete(session)));
  });
  const port = await listen(server);
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      // Browsers keep their connection open, and the server waits for it.
      for (const session of sessions) session.destroy();
    });
  return { port, flags: chromiumFlags(port), close };
}

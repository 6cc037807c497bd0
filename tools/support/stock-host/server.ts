import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from "node:http2";
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

async function respond(request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
  const { status, type, body } = await answer(request.url, request.headers.accept);
  response.writeHead(status, {
    "content-type": type,
    "content-length": body.length,
    "cache-control": status === 200 ? "public, max-age=31536000" : "no-store",
    "access-control-allow-origin": "*",
    vary: "Accept",
  });
  response.end(request.method === "HEAD" ? "" : body);
}

/**
 * Starts a stand-in for the stock-photo hosts that only this machine reaches. It speaks HTTP/2, as they do, so that
 * loading pages with photos can be measured. Port 0 takes a free one; a taken port is an error.
 */
export async function createStockHost({
  port = 9443,
  certificate,
}: { port?: number; certificate?: Certificate } = {}): Promise<StockHost> {
  const { key, cert } = certificate ?? (await createCertificate(stockHosts));
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error(`The stock host could not answer ${request.url}`, error);
      response.writeHead(500).end();
    });
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on("session", (session) => {
    sessions.add(session.once("close", () => sessions.delete(session)));
  });
  const taken = await listen(server, port);
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      // Browsers keep their connection open, and the server waits for it.
      for (const session of sessions) session.destroy();
    });
  return { port: taken, flags: chromiumFlags(taken), close };
}

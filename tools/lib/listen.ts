import { once } from "node:events";
import { createServer, type Server } from "node:net";

/** Starts a server that only this machine reaches, on a port that is free; returns it. */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

/** A port that nobody listens on, for programs that cannot tell which one they took. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await once(server.close(), "close");
  return port;
}

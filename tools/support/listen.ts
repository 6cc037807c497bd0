import { createServer, type Server } from "node:net";

/** Starts a server that only this machine reaches; returns its port. Port 0 takes a free one, and one that is taken is an error. */
export const listen = (server: Server, port = 0): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });

/** A port that nobody listens on, for programs that cannot tell which one they took. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

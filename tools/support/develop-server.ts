import { spawn } from "node:child_process";
import { once } from "node:events";
import { command, endTogether } from "./commands";
import { surroundings } from "./copy";
import { freePort } from "./listen";

/** A `gatsby develop` that runs. */
export interface DevelopServer {
  /** As in "http://localhost:8123". */
  origin: string;
  /** What it has printed so far. */
  printed: () => string;
  /** Runs a GraphQL query, as GraphiQL does. */
  ask: (query: string) => Promise<unknown>;
  /** Ends it and all that it has started. */
  stop: () => Promise<void>;
}

/** Milliseconds after which a server that has not started hangs, however busy the machine is. */
const longest = 600_000;

/** Starts `gatsby develop` in a folder, on a port that nobody uses, and waits for its first page. Nothing is left of one that fails. */
export async function startDeveloping(
  folder: string,
  environment: Record<string, string> = {},
): Promise<DevelopServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  // In a group of its own, which is ended whole: what Gatsby has started would hold on to its pipe. The channel ends them all with us.
  const server = spawn(...command("gatsby", "develop", "--port", String(port)), {
    ...surroundings(folder, { NODE_ENV: "development", NODE_OPTIONS: endTogether, ...environment }),
    detached: true,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const closed = once(server, "close");
  const stop = async (): Promise<void> => {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, "SIGKILL");
    await closed;
  };
  let printed = "";
  const started = new Promise<void>((resolve, reject) => {
    const listen = (part: Buffer): void => {
      printed += part.toString();
      if (printed.includes("You can now view")) resolve();
    };
    server.stdout?.on("data", listen);
    server.stderr?.on("data", listen);
    void closed.then(() => reject(new Error("gatsby develop ended before it had started")), reject);
    setTimeout(() => reject(new Error("gatsby develop does not start")), longest).unref();
  });
  try {
    await started;
    // The first page waits for webpack.
    await (await fetch(origin)).text();
  } catch (error) {
    await stop();
    throw new Error(`gatsby develop printed:\n${printed}`, { cause: error });
  }
  const ask = async (query: string): Promise<unknown> => {
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${origin}/___graphql`, { method: "POST", headers, body: JSON.stringify({ query }) });
    return response.json();
  };
  return { origin, printed: () => printed, ask, stop };
}

import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { command, endTogether } from "./commands";
import { surroundings } from "./copy";
import { listen } from "./listen";

/** A `gatsby develop` that runs. */
export interface DevelopServer {
  /** As in "http://localhost:8123". */
  origin: string;
  /** What it has printed so far. */
  printed: () => string;
  /** Runs a GraphQL query, as GraphiQL does. */
  ask: (query: string) => Promise<unknown>;
  stop: () => void;
}

/** Milliseconds between two looks at a server that is starting. */
const patience = 250;

/** Starts `gatsby develop` in a folder, on a port that nobody uses, and waits until it answers queries. */
export async function startDeveloping(
  folder: string,
  environment: Record<string, string> = {},
): Promise<DevelopServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = spawn(
    ...command("gatsby", "develop", "--port", String(port)),
    surroundings(folder, { NODE_ENV: "development", NODE_OPTIONS: endTogether, ...environment }),
  );
  let printed = "";
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (part: Buffer) => (printed += part.toString()));
  const ask = async (query: string): Promise<unknown> => {
    const response = await fetch(`${origin}/___graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query }),
    });
    return response.json();
  };
  while (!(await answers(ask))) {
    if (server.exitCode !== null) throw new Error(`gatsby develop ended before it answered:\n${printed}`);
    await setTimeout(patience);
  }
  // The first page waits for webpack.
  await (await fetch(origin)).text();
  return { origin, printed: () => printed, ask, stop: () => void server.kill() };
}

const answers = (ask: DevelopServer["ask"]): Promise<boolean> =>
  ask("{ __typename }").then(
    () => true,
    () => false,
  );

/** A port that nobody uses at the moment. */
async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

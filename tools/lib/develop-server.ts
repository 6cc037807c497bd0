import { command, exitWithParent } from "./commands";
import { spawnOptions } from "./copy";
import { freePort } from "./listen";
import { spawnServer } from "./spawn-server";

/** Starts `gatsby develop` in a folder, on a free port, and waits until it serves queries and pages. */
export async function startDeveloping(folder: string) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  /** Runs a GraphQL query, as GraphiQL does. */
  const ask = async (query: string): Promise<unknown> => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ query });
    return (await fetch(`${origin}/___graphql`, { method: "POST", headers, body })).json();
  };
  const server = await spawnServer(
    command("gatsby", "develop", "--port", String(port)),
    // The first page waits for webpack.
    async () => [await ask("{ __typename }"), await (await fetch(origin)).text()],
    // With NODE_ENV=production, which some shells set: gatsby-config.ts replaces it.
    spawnOptions(folder, { NODE_OPTIONS: exitWithParent }),
  );
  return { ...server, origin, ask };
}

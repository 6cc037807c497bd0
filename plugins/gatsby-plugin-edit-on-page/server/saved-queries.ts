import type { CreateDevServerArgs } from "gatsby";
import type { IncomingMessage, ServerResponse } from "node:http";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { DevServer } from "./dev-server";

const folder = "docs/queries";

/** A query of docs/queries. */
export interface SavedQuery {
  /** Its file's name, as in "photo-credits". */
  name: string;
  text: string;
}

/** The queries of docs/queries below `root`. */
export function savedQueries(root = process.cwd()): SavedQuery[] {
  const files = existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : [];
  return files
    .filter((file) => file.endsWith(".graphql"))
    .sort()
    .map((file) => ({
      name: path.basename(file, ".graphql"),
      text: readFileSync(path.join(root, folder, file), "utf8"),
    }));
}

/** Serves a short address for each query, which opens it in GraphiQL, and lists these addresses on the terminal. */
export function offerQueries({ app, store, reporter }: CreateDevServerArgs): void {
  (app as DevServer).get("/___queries/:name", openQuery);
  // Gatsby types its state as any function's result.
  const { program } = (store.getState as () => State)();
  reporter.log(queryList(savedQueries(), `${program.ssl ? "https" : "http"}://${program.host}:${program.proxyPort}`));
}

interface State {
  program: { host: string; proxyPort: number; ssl?: object };
}

/** Redirects `/___queries/photo-credits` to GraphiQL with that query, ready to run. */
function openQuery({ url = "" }: IncomingMessage, response: ServerResponse): void {
  const name = decodeURIComponent(path.posix.basename(url.split("?")[0] ?? ""));
  const query = savedQueries().find((one) => one.name === name);
  if (query) response.writeHead(302, { location: `/___graphql?query=${encodeURIComponent(query.text)}` }).end();
  else response.writeHead(404, { "content-type": "text/plain" }).end(`There is no ${folder}/${name}.graphql`);
}

const queryList = (queries: readonly SavedQuery[], origin: string): string =>
  [
    "Queries to try, each ready to run in GraphiQL:",
    ...queries.map(({ name }) => `  ${origin}/___queries/${name}`),
  ].join("\n");

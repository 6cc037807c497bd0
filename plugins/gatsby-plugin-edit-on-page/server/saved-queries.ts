import type { CreateDevServerArgs } from "gatsby";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { DevServer } from "./guard";

const folder = "docs/queries";

/** A query of docs/queries. */
export interface SavedQuery {
  /** Its file's name, as in "photo-credits". */
  name: string;
  text: string;
}

/** The queries of docs/queries below `root`. */
export function savedQueries(root = process.cwd()): SavedQuery[] {
  const place = path.join(root, folder);
  const files = existsSync(place) ? readdirSync(place).sort() : [];
  return files
    .filter((file) => file.endsWith(".graphql"))
    .map((file) => ({ name: path.basename(file, ".graphql"), text: readFileSync(path.join(place, file), "utf8") }));
}

/** Serves a short address for each query, which opens it in GraphiQL ready to run, and lists these addresses on the terminal. */
export function offerQueries({ app, store, reporter }: CreateDevServerArgs): void {
  (app as DevServer).get("/___queries/:name", ({ url = "" }, response) => {
    const name = decodeURIComponent(path.posix.basename(url.split("?")[0] ?? ""));
    const query = savedQueries().find((one) => one.name === name);
    if (query) response.writeHead(302, { location: `/___graphql?query=${encodeURIComponent(query.text)}` }).end();
    else response.writeHead(404, { "content-type": "text/plain" }).end(`There is no ${folder}/${name}.graphql`);
  });
  // Gatsby types its state as any function's result.
  const { program } = (store.getState as () => { program: { host: string; proxyPort: number; ssl?: object } })();
  const origin = `${program.ssl ? "https" : "http"}://${program.host}:${program.proxyPort}`;
  const links = savedQueries().map(({ name }) => `  ${origin}/___queries/${name}`);
  reporter.log(["Queries to try, each ready to run in GraphiQL:", ...links].join("\n"));
}

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildCopy } from "../support/copy";
import { filesIn } from "../../src/finish/files";
import { compress } from "../../src/finish/compress";

/** Makes gatsby-link of every link to another page, wherever the components write `<a>`. */
const runtime = `
import { Link } from "gatsby-link";
import * as react from "react/jsx-runtime";
const stock = (make) => (type, props, key) =>
  type === "a" && /^\\/(?!\\/)/.test(props.href ?? "")
    ? make(Link, (({ href, ...rest }) => ({ ...rest, to: href }))(props), key)
    : make(type, props, key);
export const Fragment = react.Fragment;
export const jsx = stock(react.jsx);
export const jsxs = stock(react.jsxs);
`;

/**
 * Builds this site as Gatsby comes, in a temporary folder: its whole runtime, page data, and gatsby-link between pages, which
 * fetches ahead as Gatsby does; with the same content, components, photos and styles. `folder` is a copy of the project. Gives the
 * site's folder.
 */
export async function buildStock(folder: string): Promise<string> {
  mkdirSync(path.join(folder, "stock"));
  writeFileSync(path.join(folder, "stock/jsx-runtime.js"), runtime);
  const config = path.join(folder, "gatsby-config.ts");
  const automatic = 'jsxRuntime: "automatic",';
  const source = readFileSync(config, "utf8");
  if (!source.includes(automatic)) throw new Error("gatsby-config.ts no longer says which JSX runtime it takes");
  writeFileSync(
    config,
    source.replace(automatic, `${automatic} jsxImportSource: ${JSON.stringify(`${folder}/stock`)},`),
  );
  buildCopy(folder);
  const site = path.join(folder, "public");
  for (const file of filesIn(site)) await compress(file, site, path.join(folder, "none"));
  for (const file of ["_headers", "_redirects"]) writeFileSync(path.join(site, file), "");
  return site;
}

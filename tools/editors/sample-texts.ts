import { existsSync, readFileSync } from "node:fs";
import { digestOf } from "../../plugins/gatsby-plugin-static-pages/files";
import { entriesOf, type Content } from "../../plugins/content-model/read/content";

const logo = "static/favicon.svg";

/**
 * The files whose texts search engines show, and the logo, with a hash of each: a page's description, and a section without the comments
 * beside it. sample-texts.json has the sample site's hashes.
 */
export function textHashes(content: Content): [file: string, hash: string][] {
  const pages = entriesOf(content, "page").filter(({ data }) => data?.indexed !== false);
  const texts = [
    ...pages.map(({ file, data }) => [file, data?.description] as const),
    ...entriesOf(content, "section").map(({ file, data, body }) => [file, [data, body]] as const),
    ...(existsSync(logo) ? [[logo, readFileSync(logo, "utf8")] as const] : []),
  ];
  return texts.map(([file, text]) => [file, digestOf([JSON.stringify(text ?? "")]).slice(0, 12)]);
}

import { readFile } from "node:fs/promises";
import path from "node:path";
import { PlainError } from "../gatsby-source-content/plain-error";
import { isRecord } from "../gatsby-source-content/record";
import { formScript } from "./island";
import { speculationRules } from "./speculation";

/** What the build puts into the documents of pages. */
export interface DocumentParts {
  /** The style sheet for every page. */
  styles: string;
  /** The style sheet for pages with a form, beside it. */
  formStyles: string;
  /** Address of the script for pages with a form, before it is named by its content. */
  formScript: string;
  /** https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API */
  speculationRules: string;
}

/** Reads what webpack built for the pages. */
export async function documentParts(publicFolder: string): Promise<DocumentParts> {
  const read = (file: string): Promise<string> => readFile(path.join(publicFolder, file), "utf8");
  const [styles, formStyles] = partsOf(await read(styleSheetIn(JSON.parse(await read("webpack.stats.json")))));
  return { styles, formStyles, formScript, speculationRules };
}

/** The style sheet that webpack built under the name "app", Gatsby's for all that runs in a browser. */
function styleSheetIn(stats: unknown): string {
  const assets = isRecord(stats) && isRecord(stats.assetsByChunkName) ? stats.assetsByChunkName.app : undefined;
  const files = Array.isArray(assets) ? assets.map(String).filter((file) => file.endsWith(".css")) : [];
  if (files.length !== 1 || files[0] === undefined)
    throw new PlainError(
      `webpack built ${files.length} style sheets of the page template, where plugins/gatsby-plugin-static-pages/document-parts.ts needs one.`,
    );
  return files[0];
}

/**
 * Parts the style sheet at the comments of `src/forms/form.module.scss`. Each part is the same on all pages that have it, so that
 * the policy needs two hashes whatever the pages.
 */
function partsOf(styles: string): [ofPages: string, ofForms: string] {
  const [before, ofForms, after] = styles.split(/\/\*! (?:of islands|of pages) \*\//);
  if (ofForms === undefined || after === undefined)
    throw new PlainError(
      "The style sheet has lost the comments that begin and end src/forms/form.module.scss. plugins/gatsby-plugin-static-pages/document-parts.ts parts it there.",
    );
  return [`${before}${after}`, ofForms];
}

import { cpSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { compile } from "sass";

/**
 * Makes a Gatsby site of a project's content as Gatsby's own tutorials would (`stock/`): files sourced and transformed by its
 * plugins, fields inferred, one template with GatsbyImage and gatsby-link, its whole runtime in the browser. It has this
 * site's global styles, not those of its components. Returns the site's folder.
 */
export function makeStock(project: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), "stock-"));
  cpSync("tools/bench/stock", folder, { recursive: true });
  cpSync(path.join(project, "content"), path.join(folder, "content"), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");
  writeFileSync(path.join(folder, "src/site.css"), compile("src/styles/global.scss").css);
  return folder;
}

import { existsSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import path from "node:path";
import { UserError } from "../content-model/user-error";
import { isLeftover } from "../content-model/content-types";
import { listFiles } from "../content-model/built-files";
import { immutableFolder } from "./files";

/** Files that the build writes. */
const reserved = [...listFiles, immutableFolder];

/** Copies `static/`. Throws a `UserError` for a file that the build would overwrite. */
export async function copyStatic(from: string, site: string): Promise<void> {
  const name = reserved.find((one) => existsSync(path.join(from, one)));
  if (name)
    throw new UserError(
      `static/${name} would be overwritten by the build: rename it, or change the file's content in plugins/gatsby-plugin-static-pages.`,
    );
  await cp(from, site, { recursive: true, filter: (source) => !isLeftover(path.basename(source)) });
  await mkdir(path.join(site, immutableFolder));
}

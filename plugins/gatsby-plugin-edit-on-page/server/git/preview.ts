import { readFileSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../../gatsby-source-content/check";
import { relationsIn } from "../../../gatsby-source-content/nodes/relations";
import { PlainError } from "../../../gatsby-source-content/plain-error";
import { fieldPath } from "../../../gatsby-source-content/problem";
import { readContent } from "../../../gatsby-source-content/read/content";
import type { Types } from "../../../gatsby-source-content/schema/sdl";
import { changesIn } from "../changes";
import { addressesOf, titleOf } from "../parts";
import type { Change, ChangedFile, Passage, Preview } from "../../protocol";
import { openClone } from "./clone";
import { git, type Call } from "./run";

/** What would be published, file by file, and what has to be put right before. Asks nobody else. */
export async function preview(call: Call, types: Types): Promise<Preview> {
  await openClone(call);
  const { root } = call;
  const changes = await changesIn(root);
  if ("unavailable" in changes) throw new PlainError(changes.unavailable);
  const content = readContent(root);
  const relations = relationsIn(content, types);
  const files = changes.map(async (change): Promise<ChangedFile> => {
    const entry = content.entries.get(change.file);
    return {
      ...change,
      title: entry ? titleOf(entry, content) : path.basename(change.file),
      pages: entry ? addressesOf(entry, content, relations) : [],
      passages: await passagesOf(call, change),
    };
  });
  const problems = checkContent(content, types).map(({ field = "", ...problem }) => ({
    ...problem,
    path: fieldPath(field),
  }));
  return { files: await Promise.all(files), problems };
}

/** The lines that differ, before and after; none of a picture. */
async function passagesOf(call: Call, { file, state }: Change): Promise<Passage[]> {
  if (!file.endsWith(".md")) return [];
  if (state === "new") return [{ before: "", after: readFileSync(path.join(call.root, file), "utf8").trim() }];
  const format = ["--unified=0", "--no-color", "--no-ext-diff", "--no-textconv", "--no-renames"];
  const [, ...hunks] = (await git(call, "diff", ...format, "HEAD", "--", file)).split(/^@@ .*$/m);
  return hunks.map((hunk) => {
    const lines = (sign: string): string =>
      hunk
        .split("\n")
        .flatMap((line) => (line.startsWith(sign) ? line.slice(1) : []))
        .join("\n");
    return { before: lines("-"), after: lines("+") };
  });
}

import { readFileSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../../gatsby-source-content/check";
import { relationsIn } from "../../../gatsby-source-content/nodes/relations";
import { readContent } from "../../../gatsby-source-content/read/content";
import type { Types } from "../../../gatsby-source-content/schema/sdl";
import { changesIn, type Change } from "../changes";
import { digestOf } from "../content-files";
import { addressesOf, titleOf } from "../parts";
import { openClone } from "./clone";
import { git, type Call } from "./run";

/** Says which changes these are. */
export const seenOf = (changes: readonly Change[]): string => digestOf(JSON.stringify(changes));

/** What would be published, file by file, and what has to be put right before. Asks nobody else. */
export async function preview(call: Call, types: Types) {
  await openClone(call);
  const changes = await changesIn(call.root);
  const content = readContent(call.root);
  const relations = relationsIn(content, types);
  const files = changes.map(async (change) => {
    const entry = content.entries.get(change.file);
    return {
      ...change,
      title: entry ? titleOf(entry, content) : path.basename(change.file),
      pages: entry ? addressesOf(entry, content, relations) : [],
      passages: await passagesOf(call, change),
    };
  });
  return { files: await Promise.all(files), problems: checkContent(content, types), seen: seenOf(changes) };
}

export type ChangedFile = Awaited<ReturnType<typeof preview>>["files"][number];

/** The lines that differ, before and after: empty where they are new, or gone. None of a picture. */
async function passagesOf(call: Call, { file, state }: Change): Promise<{ before: string; after: string }[]> {
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

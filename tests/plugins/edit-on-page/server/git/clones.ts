import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { changesIn } from "../../../../../plugins/gatsby-plugin-edit-on-page/server/changes";
import { seenOf } from "../../../../../plugins/gatsby-plugin-edit-on-page/server/git/preview";
import { publish } from "../../../../../plugins/gatsby-plugin-edit-on-page/server/git/publish";
import { readTypes } from "../../../../../plugins/gatsby-source-content/schema/sdl";
import { digests } from "../../../../../tools/support/copy";
import { sampleSite } from "../../../../../tools/support/sample-site";
import { testFolder } from "../../../../../tools/support/test-folder";

export const story = "content/pages/about/story.md";
/** The first branch that is published with the sentence "Words". */
export const proposal = `edit-${new Date().toISOString().slice(0, 10)}-words`;
const settings = "[user]\nname = Editor\nemail = editor@example.com\n[init]\ndefaultBranch = main\n";
const types = readTypes();
const before = { ...process.env };
let place: string;

/** What the lines of these tests can use: another heading, a hook, a colleague's commit on the main branch. */
const functions = `
heading() { sed -i.old "s/^heading: .*/heading: $1/" ${story}; rm ${story}.old; }
hook() { printf '#!/bin/sh\\n%s\\n' "$2" > "$1"; chmod +x "$1"; }
share() { git add .; git commit -qm Theirs; git push -q origin main; }
`;

/** Runs lines of shell in the editor's clone, `clone`. Beside it are `colleague`'s, and the bare `shared.git`. */
export const sh = (lines: string, folder = "clone"): string =>
  execFileSync("sh", ["-euc", functions + lines], {
    cwd: path.join(place, folder),
    env: process.env,
    encoding: "utf8",
    stdio: "pipe",
  }).trim();

/** Two clones of a bare repository with the sample content. No settings of this machine's owner count. */
export function begin(): void {
  place = testFolder({ ".gitconfig": settings });
  for (const name of Object.keys(process.env)) if (name.startsWith("GIT_")) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, { HOME: place, GIT_CONFIG_NOSYSTEM: "1", XDG_CONFIG_HOME: place });
  sh("git init -q --bare shared.git; git clone -q shared.git colleague", "");
  sh(`cp -R ${path.join(sampleSite, "content")} .; mkdir src; echo > src/page.ts; share`, "colleague");
  sh("git clone -q shared.git clone", "");
}

export const end = (): void => void (process.env = before);

export const call = () => ({ root: path.join(place, "clone") });

/** Publishes whatever has changed. `limit`, in milliseconds, is for a shared copy that hangs. */
export async function publishAll(limit?: number) {
  const seen = seenOf(await changesIn(call().root));
  return publish({ ...call(), ...(limit && { limit }) }, types, "Words!", seen);
}

/** HEAD, index and files of the clone, and its branches. */
export const state = () => ({
  branches: sh("cat .git/HEAD; git for-each-ref refs/heads"),
  index: readFileSync(path.join(call().root, ".git/index"), "base64"),
  files: new Map([...digests(call().root)].filter(([file]) => !file.startsWith(".git/"))),
});

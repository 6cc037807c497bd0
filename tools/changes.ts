import { spawnSync } from "node:child_process";
import { readContent } from "../plugins/gatsby-source-content/read/read-content";
import { readTypes } from "../plugins/gatsby-source-content/schema/read-types";
import { PlainError } from "../plugins/gatsby-source-content/plain-error";
import { runCommand } from "./support/run-command";
import { changedPages } from "./editors/changed-pages";

const usage = `npm run changes            which pages differ from the last commit
npm run changes <commit>   which pages differ from another, as in: npm run changes main`;

void runCommand({ usage, most: 1, options: {} }, ([base = "HEAD"]) => {
  const words = ["diff", "--name-only", "-z", base, "--", "content"];
  const { status, stdout, stderr } = spawnSync("git", words, { encoding: "utf8" });
  if (status !== 0) throw new PlainError(`Git cannot compare with "${base}": ${stderr.trim()}`);
  console.log(changedPages(readContent(), readTypes(), stdout.split("\0").filter(Boolean)));
});

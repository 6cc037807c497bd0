import { execFileSync } from "node:child_process";
import { readContent } from "../src/content/read/content";
import { readTypes } from "../src/content/schema/sdl";
import { changedPages } from "./editors/changed-pages";

/** Prints which pages differ from a commit, as in: npm run changes -- main */
const base = process.argv[2] ?? "HEAD";
const files = execFileSync("git", ["-c", "core.quotePath=off", "diff", "--name-only", base, "--", "content"], {
  encoding: "utf8",
});
console.log(changedPages(readContent(), readTypes(), files.split("\n").filter(Boolean)));

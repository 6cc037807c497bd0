import { readFileSync } from "node:fs";
import path from "node:path";
import { checkContent, findWarnings } from "../../plugins/gatsby-source-content/check";
import { isImageName } from "../../plugins/gatsby-source-content/read/image";
import { printProblems } from "../../plugins/gatsby-source-content/problem";
import { readTypes } from "../../plugins/gatsby-source-content/schema/read-types";
import { sectionTypeNames, sectionTypeOf } from "../../plugins/gatsby-source-content/schema/sdl";
import { filesIn } from "../../plugins/gatsby-plugin-static-pages/files";
import { sampleFiles, siteWith, type Edits } from "../fixtures";

const types = readTypes();
/** In the words of messages; a site may have more section types. */
const sectionTypes = sectionTypeNames(types)
  .map((name) => `"${sectionTypeOf(name)}"`)
  .sort()
  .join(", ")
  .replace(/, (?=[^,]*$)/, " or ");
const folder = path.join(__dirname, "cases");

/** An editor's changes to the fixture site, and all errors and warnings about them. */
interface Case {
  what: string;
  edits: Edits;
  problems: string[];
}

/**
 * Parses a file of cases. The first line of each names it. The next lines are edits: `site.md: from => to`, `site.md is …` with the whole
 * text, `is like` another file, or `is gone`, which may be a folder. `\n` is a line break. Lines that start with ! are all errors, those
 * with ? all warnings.
 */
const casesIn = (text: string): Case[] =>
  text
    .split(/^# /m)
    .slice(1)
    .map((one) => {
      const [what = "", ...lines] = one.trimEnd().split("\n");
      const isProblem = (line: string): boolean => /^[!?] /.test(line);
      const edits = Object.fromEntries(
        lines.filter((line) => !isProblem(line)).flatMap((line) => Object.entries(editIn(line))),
      );
      return {
        what,
        edits,
        problems: lines.filter(isProblem).map((line) => line.replace("<section types>", sectionTypes)),
      };
    });

function editIn(line: string): Edits {
  const [, edited = "", from = "", to = ""] = /^(.+?\.\w+): (.*?) =>(?: (.*))?$/.exec(line) ?? [];
  if (edited) return { [fileOf(edited)]: [unescaped(from), unescaped(to)] };
  const [, name = "", other, gone, text = ""] = /^(.+?) is (?:like (.*)|(gone)|(.*))$/.exec(line) ?? [];
  const file = fileOf(name);
  if (other) return { [file]: sampleFiles[fileOf(other)] ?? "" };
  if (gone)
    return Object.fromEntries(Object.keys(sampleFiles).flatMap((one) => (one.startsWith(file) ? [[one, null]] : [])));
  return { [file]: isImageName(file) ? bytesOf(text) : text === "empty" ? "" : unescaped(text) };
}

const fileOf = (name: string): string => (name.startsWith("static/") ? name : `content/${name}`);
const unescaped = (text: string): string => JSON.parse(`"${text.replaceAll('"', '\\"')}"`) as string;

/** The header of a PNG of 2400 by 1600 pixels: the check reads nothing else. */
const png = Buffer.from("89504e470d0a1a0a0000000d4948445200000960000006400802000000", "hex");
const bytesOf = (text: string): Buffer => (text === "an image" ? png : Buffer.from(text));

describe.each(filesIn(folder))("%s", (name) => {
  test.each(casesIn(readFileSync(path.join(folder, name), "utf8")))(
    "the check reports all problems of $what, and no other",
    ({ edits, problems }) => {
      const site = siteWith(edits);
      expect([
        ...checkContent(site, types).map((problem) => `! ${printProblems([problem])}`),
        ...findWarnings(site, types).map((problem) => `? ${printProblems([problem])}`),
      ]).toEqual(problems);
    },
  );
});

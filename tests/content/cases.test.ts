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
/** As messages list them, because a site may have more. */
const sectionTypes = sectionTypeNames(types)
  .map((name) => `"${sectionTypeOf(name)}"`)
  .sort()
  .join(", ")
  .replace(/, (?=[^,]*$)/, " or ");
const folder = path.join(__dirname, "cases");

/** What editors do to the sample site, right or wrong, and the whole of what they are told. */
interface Case {
  what: string;
  edits: Edits;
  told: string[];
}

/**
 * The cases of a text. The first line of each names it. The next say what was done to the site's files: `site.md: from => to`,
 * `site.md is …` with its whole text, `is like` another file, or `is gone`, as a folder may be. Line breaks are written as `\n`. The lines
 * that begin with an exclamation mark are all errors, those with a question mark all warnings.
 */
const casesIn = (text: string): Case[] =>
  text
    .split(/^# /m)
    .slice(1)
    .map((one) => {
      const [what = "", ...lines] = one.trimEnd().split("\n");
      const isTold = (line: string): boolean => /^[!?] /.test(line);
      const edits = Object.fromEntries(
        lines.filter((line) => !isTold(line)).flatMap((line) => Object.entries(editIn(line))),
      );
      return { what, edits, told: lines.filter(isTold).map((line) => line.replace("<section types>", sectionTypes)) };
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

/** An image, or a file that is none. */
function bytesOf(text: string): Buffer {
  return text === "an image" ? png(2400, 1600) : Buffer.from(text);
}

/** The header of a PNG: all that the check looks at. */
function png(width: number, height: number): Buffer {
  const bytes = Buffer.from("89504e470d0a1a0a0000000d494844520000000000000000080200000000", "hex");
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

describe.each(filesIn(folder))("%s", (name) => {
  test.each(casesIn(readFileSync(path.join(folder, name), "utf8")))("$what", ({ edits, told }) => {
    const site = siteWith(edits);
    expect([
      ...checkContent(site, types).map((problem) => `! ${printProblems([problem])}`),
      ...findWarnings(site, types).map((problem) => `? ${printProblems([problem])}`),
    ]).toEqual(told);
  });
});

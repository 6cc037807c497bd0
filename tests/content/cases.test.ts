import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { checkContent, findWarnings } from "../../plugins/gatsby-source-content/check";
import { oneOf } from "../../plugins/gatsby-source-content/check/suggest";
import { printProblems, type Problem } from "../../plugins/gatsby-source-content/problem";
import { readTypes } from "../../plugins/gatsby-source-content/schema/read-types";
import { sectionTypeNames, sectionTypeOf } from "../../plugins/gatsby-source-content/schema/sdl";
import { filesIn } from "../../plugins/gatsby-plugin-static-pages/files";
import { siteWith, type Edits } from "../fixtures";

const types = readTypes();
/** A site may have more section types. */
const sectionTypes = oneOf(sectionTypeNames(types).map(sectionTypeOf).sort());

/** Edits of the fixture site, and every error and warning about them, one per line. */
interface Case {
  what: string;
  edits?: Edits;
  errors?: string;
  warnings?: string;
}

const printed = (problems: readonly Problem[]): string =>
  problems.map((problem) => `${printProblems([problem]).replace(sectionTypes, "<section types>")}\n`).join("");

const folder = path.join(__dirname, "cases");

describe.each(filesIn(folder))("%s", (file) => {
  test.each(parse(readFileSync(path.join(folder, file), "utf8")) as Case[])(
    "the check finds the errors and warnings in $what, and no others",
    ({ edits = {}, errors = "", warnings = "" }) => {
      const site = siteWith(edits);
      expect(printed(checkContent(site, types))).toBe(errors);
      expect(printed(findWarnings(site, types))).toBe(warnings);
    },
  );
});

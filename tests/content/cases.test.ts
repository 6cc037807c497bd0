import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { checkContent, findWarnings } from "../../plugins/content-model/check";
import { listed, listOfFew, oneOf } from "../../plugins/content-model/check/suggest";
import { photoHosts } from "../../plugins/content-model/photo-hosts";
import { printProblems, type Problem } from "../../plugins/content-model/problem";
import { jsonSchema } from "../../plugins/content-model/schema/json-schema";
import { readTypes } from "../../plugins/content-model/schema/read-types";
import { fieldsOf, sectionTypeNames, sectionTypeOf } from "../../plugins/content-model/schema/sdl";
import { filesIn } from "../../plugins/gatsby-plugin-static-pages/files";
import { checkLaunch } from "../../tools/editors/launch";
import { siteWith, type Edits } from "../fixtures";

const types = readTypes("src");
/** A site may have more section types. */
const sectionTypes = oneOf(sectionTypeNames(types).map(sectionTypeOf).sort());
/** A site may have more stock hosts, which messages name by their examples. */
const stockUrls = photoHosts.map(({ example }) => `"${example}"`).join(" or ");
const stockUrl = photoHosts[0]?.example ?? "";
/** How a message ends that names all fields of a type: a site may have more. */
const fieldLists = [...types.keys()]
  .filter((name) => fieldsOf(types, name).length > 1)
  .map((name) => Object.keys(jsonSchema(types, name).properties ?? {}))
  .flatMap((names) => [listOfFew(names) || ": docs/reference.md lists all fields", listed(names)])
  .sort((one, other) => other.length - one.length);

/** Edits of the fixture site, and every error and warning about them, one per line. */
interface Case {
  what: string;
  edits?: Edits;
  errors?: string;
  warnings?: string;
  /** The tasks of the launch list: without edits all, otherwise those that the edits add (+) and do (-). */
  launch?: string;
  placeholders?: Record<string, string>;
}

const printed = (problems: readonly Problem[]): string =>
  problems
    .map((problem) => printProblems([problem]).replace(sectionTypes, "<section types>"))
    .map((line) => line.replace(stockUrls, "<stock URLs>").replace(stockUrl, "<stock URL>"))
    .map((line) => `${fieldLists.reduce((all, list) => all.replace(list, "<fields>"), line)}\n`)
    .join("");

const tasks = (edits: Edits = {}): string[] =>
  checkLaunch(siteWith(edits), types).flatMap(({ problems }) => problems.map((problem) => printed([problem])));

function launchDiff(edits?: Edits): string {
  const [before, after] = [edits ? tasks() : [], tasks(edits)];
  const added = after.filter((task) => !before.includes(task)).map((task) => `+ ${task}`);
  return [...added, ...before.filter((task) => !after.includes(task)).map((task) => `- ${task}`)].join("");
}

const folder = path.join(__dirname, "cases");

describe.each(filesIn(folder))("%s", (file) => {
  const cases = parse(readFileSync(path.join(folder, file), "utf8")) as Case[];
  test.each(cases)("the check judges $what", ({ edits, errors = "", warnings = "", launch, placeholders = {} }) => {
    const site = siteWith(edits ?? {});
    expect(printed(checkContent(site, types))).toBe(errors);
    expect(printed(findWarnings(site, types))).toBe(warnings);
    expect(Object.fromEntries(site.placeholders)).toMatchObject(placeholders);
    if (launch !== undefined) expect(launchDiff(edits)).toBe(launch);
  });
});

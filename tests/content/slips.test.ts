import fc from "fast-check";
import { checkContent, findWarnings } from "../../plugins/gatsby-source-content/check";
import { fix } from "../../plugins/gatsby-source-content/check/fix";
import { printProblems } from "../../plugins/gatsby-source-content/problem";
import { withTexts } from "../../plugins/gatsby-source-content/read/content";
import { readTypes } from "../../plugins/gatsby-source-content/schema/read-types";
import { sampleFiles, siteWith, type Edits } from "../../tools/support/sample-site";
import { structureOf } from "../structure";

const types = readTypes();

/** The sample site, with a text in it that has something of everything. */
const story = "content/pages/about/story.md";
const rich: Readonly<Record<string, string>> = {
  ...sampleFiles,
  [story]: `${sampleFiles[story]}
We **buy** houses, _repair_ them and let them. It’s **slow** work.

- Houses with a garden
- Flats near a _station_

Ask [the office](mailto:{email}), or read [who we are](/about#hero) first.

### What it costs

1. The survey
2. The solicitor
`,
};

type Written = string | ((whole: string, ...groups: string[]) => string);

/** A slip of one place in a text: what stands there, what is written instead, and what is meant if that is something else as well. */
type Slip = readonly [place: RegExp, written: Written, meant?: string];

const inFields = (pattern: string): RegExp => new RegExp(`(?<=^---\\n(?:(?!---$).*\\n)*)${pattern}`, "gm");
const inText = (pattern: string): RegExp => new RegExp(`(?<=^---\\n(?:(?!---$).*\\n)*---\\n[^]*)${pattern}`, "gm");
const plainField = String.raw`^(?<start> *(?:- )?(?!photo|form|side|type|kind|postcode)\w+: )(?<value>[A-Z][^:#"\n]*)$`;

/** What goes wrong on a keyboard, in a word processor, in a merge and in a rename, none of it a matter of mere words. */
const slips: Readonly<Record<string, Slip>> = {
  "a field without the space after its colon": [inFields(String.raw`^( *(?:- )?\w+): (?=\S)`), "$1:"],
  "a field without its colon": [inFields(String.raw`^( *(?:- )?\w+): (?=\S)`), "$1 "],
  "an equals sign for a colon": [inFields(String.raw`^( *(?:- )?\w+): (?=\S)`), "$1 = "],
  "a semicolon for a colon": [inFields(String.raw`^( *(?:- )?\w+): (?=\S)`), "$1; "],
  "a dash without its space": [inFields("^( *)- (?=\\S)"), "$1-"],
  "a star for a dash": [inFields("^( *)- (?=\\S)"), "$1* "],
  "a bullet for a dash": [inFields("^( *)- (?=\\S)"), "$1• "],
  "a long dash for a dash": [inFields("^( *)- (?=\\S)"), "$1– "],
  "a tab for spaces": [inFields("^ +(?=\\S)"), "\t"],
  "a space too many": [inFields("^(?=[ ]*\\S)"), " "],
  "a space too few": [inFields("^ (?= *\\S)"), ""],
  "a non-breaking space after a colon": [inFields(String.raw`(?<=^ *(?:- )?\w+:) (?=\S)`), "\u00a0"],
  "non-breaking spaces before a field": [inFields("^( +)(?=\\S)"), (spaces) => "\u00a0".repeat(spaces.length)],
  "a capital in a field's name": [
    inFields(String.raw`(?<=^ *(?:- )?)[a-z](?=\w*: )`),
    (letter) => letter.toUpperCase(),
  ],
  "a letter of a field's name twice": [inFields(String.raw`(?<=^ *(?:- )?)[a-z](?=\w*: )`), "$&$&"],
  "a quotation mark too few at the end": [inFields('"$'), ""],
  "a quotation mark too few at the beginning": [inFields('(?<=: )"(?=.*"$)'), ""],
  "curly quotation marks": [inFields('(?<=: )"([^"]*)"$'), "“$1”"],
  "a value broken onto the next line": [inFields(String.raw`(?<=: \S+) (?=\w[^:]*$)`), "\n"],
  "a comma after a value in quotation marks": [inFields('"$'), '",'],
  "a number sign in a value": [inFields(plainField), "$1$2, our #1 aim", '$1"$2, our #1 aim"'],
  "a colon in a value": [inFields(plainField), "$1Now: $2", '$1"Now: $2"'],
  "a comment of HTML": [inFields("^(?=\\w+:)"), "<!-- to do -->\n"],
  "no dashes at the top": [/^---\n/g, ""],
  "no dashes under the fields": [/(?<=\n)---\n/g, ""],
  "a long dash for three": [/^---$/gm, "—"],
  "a dash too many": [/^---$/gm, "----"],
  "a dash too few": [/^---$/gm, "--"],
  "a space before the dashes": [/^---$/gm, " ---"],
  "a second block of fields": [/(?<=\n)---\n/g, "---\n\n---\n"],
  "a heading without its space": [inText("^### "), "###"],
  "a heading of two signs": [inText("^### "), "## "],
  "an entry of a text without its space": [inText("^- "), "-"],
  "a word processor's bullet": [inText("^- "), "•\t"],
  "a long dash for an entry": [inText("^- "), "– "],
  "a number without its space": [inText("^(\\d\\.) "), "$1"],
  "spaces within the marks of bold words": [inText(String.raw`\*\*(\w+)\*\*`), "** $1 **"],
  "bold words without an end": [inText(String.raw`(?<=\*\*\w+)\*\*`), ""],
  "emphasis without a beginning": [inText(String.raw`(?<!\w)_(?=\w)`), ""],
  "a link's brackets the wrong way round": [inText(String.raw`\[([^\]]+)\]\(([^)]+)\)`), "($1)[$2]"],
  "a space within a link": [inText(String.raw`\]\(`), "] ("],
  "a link without an end": [inText(String.raw`(?<=\]\([^)]*)\)`), ""],
  "a link without a beginning": [inText(String.raw`(?<!!)\[(?=[^\]]+\]\()`), ""],
  "a tab before a paragraph": [inText("^(?=[A-Z])"), "\t"],
  "a token with a space": [/\{(\w+)\}/g, "{ $1 }"],
  "a token in capitals": [/\{([a-z])(\w+)\}/g, (_whole, first = "", rest = "") => `{${first.toUpperCase()}${rest}}`],
  "a token without an end": [/(?<=\{\w+)\}/g, ""],
  "a lost letter": [/[a-z](?=[a-z]+ )/g, "\ufffd"],
  "an invisible sign": [/^(?=\w)/gm, "\u200b"],
  "a line break of a word processor": [/(?<=[a-z]) (?=[a-z])/g, "\v"],
  "another encoding": [/’/g, "â€™"],
  "lines that end as on Windows": [/[^]+/g, (whole) => whole.replaceAll("\n", "\r\n")],
  "two versions that git could not merge": [/^.+$/gm, "<<<<<<< HEAD\n$&\n=======\n$&\n>>>>>>> autumn"],
  "the rest of a merge": [/^.+$/gm, "$&\n>>>>>>> autumn"],
  "a field that a merge left twice": [inFields(String.raw`^( *)\w+: \S.*\n`), "$&$&"],
  "a paragraph that a merge left twice": [inText("^[A-Z].{25,}$"), "$&\n\n$&"],
  "an entry with its file's ending": [inFields(String.raw`(?<=^ +- )[a-z]+$|(?<=^(?:photo|form): )\S+$`), "$&.md"],
  "an entry with its file's folder": [inFields(String.raw`(?<=^ +- )[a-z]+$|(?<=^(?:photo|form): )\S+$`), "shared/$&"],
  "a link with a slash at its end": [/(?<=to: |\]\()\/\w+(?=$|\))/gm, "$&/"],
  "a link in capitals": [/(?<=to: |\]\()\/\w+(?=$|\))/gm, (link) => link.toUpperCase()],
};

/** Renames of files, with which nothing leads to them any more. */
const renames: Readonly<Record<string, (file: string) => string>> = {
  "a capital": (file) =>
    file.replace(/([a-z])([^/]*)$/, (_whole, first: string, rest: string) => first.toUpperCase() + rest),
  "a copy": (file) => file.replace(/\.md$/, " copy.md"),
  "another ending": (file) => file.replace(/\.md$/, ".markdown"),
  "another name": (file) => file.replace(/\.md$/, "-old.md"),
};

interface Change {
  what: string;
  edits: Edits;
  meant: Edits;
  /** Where the slip is, as in "content/site.md:3"; empty for anywhere. */
  lines: string[];
}

const changes: fc.Arbitrary<Change> = fc
  .record({ what: fc.constantFrom(...Object.keys(slips)), file: fc.nat(), place: fc.nat() })
  .map(({ what, file: nth, place }) => slipped(what, nth, place));

/** Where a slip can be made: each file, with the places in it. */
const placesOf = (what: string): (readonly [file: string, places: readonly number[]])[] => {
  const [pattern] = slips[what] ?? [/$/g];
  return Object.entries(rich).flatMap(([file, text]) => {
    const starts = [...text.matchAll(pattern)].map(({ index }) => index);
    return starts.length > 0 ? [[file, starts] as const] : [];
  });
};

const places = new Map(Object.keys(slips).map((what) => [what, placesOf(what)]));

function slipped(what: string, nth: number, place: number): Change {
  const [pattern, written, meant] = slips[what] ?? [/$/g, ""];
  const files = places.get(what) ?? [];
  const [file, starts] = files[nth % files.length] ?? [story, [0]];
  const text = rich[file] ?? "";
  const at = starts[place % starts.length] ?? 0;
  const one = new RegExp(pattern.source, pattern.flags.replace("g", "y"));
  one.lastIndex = at;
  const changed = replaced(text, one, written);
  const lines = changedLines(text, changed).map((line) => `${file}:${line}`);
  return { what, edits: { [file]: changed }, meant: { [file]: meant ? replaced(text, one, meant) : text }, lines };
}

/** A text with what a sticky pattern finds in its place written in another way. */
function replaced(text: string, place: RegExp, written: Written): string {
  const { lastIndex } = place;
  const changed = typeof written === "string" ? text.replace(place, written) : text.replace(place, written);
  place.lastIndex = lastIndex;
  return changed;
}

/** The lines of a text that are other than before, or stand beside those that are gone. */
function changedLines(before: string, after: string): number[] {
  const [old, now] = [before.split(/\r?\n/), after.split(/\r?\n/)];
  const first = now.findIndex((line, at) => line !== old[at]);
  let last = now.length;
  while (last > first && now[last - 1] === old[old.length - now.length + last - 1]) last -= 1;
  return now.flatMap((_line, at) => (at >= first && at < Math.max(last, first + 1) ? [at + 1] : []));
}

/** How often, and from which seed: `RUNS=400 SEED=1 npx jest slips`. */
const runs = {
  numRuns: Object.keys(slips).length + Number(process.env.RUNS ?? 20),
  ...(process.env.SEED && { seed: Number(process.env.SEED) }),
};

test("a slip in how a file is written is told at its line, or changes nothing on the page", () => {
  expect(checkContent(siteWith(rich), types)).toEqual([]);
  fc.assert(
    fc.property(changes, ({ what, edits, meant, lines }) => {
      const before = structureOf(siteWith({ ...rich, ...meant }));
      const site = siteWith({ ...rich, ...edits });
      const problems = checkContent(site, types);
      if (problems.length === 0) return expect({ what, site: structureOf(site) }).toEqual({ what, site: before });
      const told = problems.map(({ file, line }) => `${file}:${line}`);
      const seen = { what, lines, told: printProblems(problems), isAtLine: lines.some((line) => told.includes(line)) };
      expect(seen).toEqual({ ...seen, isAtLine: true });
      const { texts, left } = fix(site, types);
      if (!problems.some(({ mend }) => mend)) return;
      const known = problems.map(({ message }) => message);
      expect({ what, brings: left.filter(({ message }) => !known.includes(message)) }).toEqual({ what, brings: [] });
      if (left.length === 0)
        expect({ seen, site: structureOf(withTexts(site, texts)) }).toEqual({ seen, site: before });
    }),
    { ...runs, examples: Object.keys(slips).map((what): [Change] => [slipped(what, 0, 0)]) },
  );
});

test("a file with another name is told", () => {
  const files = Object.keys(sampleFiles);
  for (const rename of Object.values(renames))
    for (const file of files) {
      const edits = { [file]: null, [rename(file)]: sampleFiles[file] ?? "" };
      expect({
        edits,
        told: [checkContent, findWarnings].some((find) => find(siteWith(edits), types).length > 0),
      }).toEqual({ edits, told: true });
    }
});

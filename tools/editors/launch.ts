import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { siteFile } from "../../plugins/content-model/content-types";
import { isRecord } from "../../plugins/content-model/record";
import type { Problem } from "../../plugins/content-model/problem";
import { fieldTexts } from "../../plugins/content-model/read/field-texts";
import { entriesOf, type Entry, type Content } from "../../plugins/content-model/read/content";
import { isDraft, sitePages } from "../../plugins/content-model/read/pages";
import type { Types } from "../../plugins/content-model/schema/sdl";
import { fieldProblem, rangeProblem } from "../../plugins/content-model/check/rule";

type Words = Record<"samples" | "questions", Record<string, string>> &
  Record<"certificate" | "testimonials" | "untested" | "email", string>;
const words = parse(readFileSync(path.join(__dirname, "launch.yaml"), "utf8")) as Words;
const samples = Object.entries(words.samples).map(([pattern, what]) => [new RegExp(pattern, "i"), what] as const);

/** The owner's tasks before the site goes live, in groups. */
export function checkLaunch(content: Content, types: Types): { heading: string; problems: Problem[] }[] {
  const entries = [...content.entries.values()];
  const inBody = (entry: Entry) =>
    samples.flatMap(([pattern, description]) => inLines(entry, entry.bodyAt, pattern, () => description));
  const madeUp = entries.flatMap((entry) => [...valueSamples(entry, types), ...inBody(entry)]);
  const placeOf = ({ file, line }: Problem) => `${file}:${line}`;
  const places = new Set(madeUp.map(placeOf));
  const marked = entries
    .flatMap((entry) => inLines(entry, 0, /#\s*SAMPLE\b:?\s*(.*)$/, ([mark, note]) => note || mark))
    .filter((problem) => !places.has(placeOf(problem)));
  const parts = [
    { heading: "Sample values. Replace them:", problems: madeUp },
    { heading: "Marked as SAMPLE. Confirm or change the text, then remove the mark:", problems: marked },
    { heading: "Not answered:", problems: openQuestions(content) },
    { heading: "Not tested:", problems: untestedForms(content) },
  ];
  return parts.filter(({ problems }) => problems.length > 0);
}

function valueSamples(entry: Entry, types: Types): Problem[] {
  return fieldTexts(entry, types).flatMap(({ path, value }) => {
    const found = samples.find(([pattern]) => pattern.test(value));
    // A form's hints show an example, such as "Like name@example.com".
    const isShown = entry.contentType === "form" && path[0] === "questions";
    return found && !isShown ? [fieldProblem(entry, path, `"${value}" is ${found[1]}`)] : [];
  });
}

const inLines = (entry: Entry, first: number, pattern: RegExp, messageOf: (found: RegExpExecArray) => string) =>
  [...entry.plain.slice(first).matchAll(new RegExp(pattern, `${pattern.flags}gm`))].map((found) =>
    rangeProblem(entry, [first + found.index], messageOf(found)),
  );

/** The questions that the owner has answered neither by a field nor by a note such as "# vatNumber: none, not registered". */
function openQuestions(content: Content): Problem[] {
  const { data, text = "" } = content.entries.get(siteFile) ?? {};
  const lines = text.split(/\r\n|[\n\r]/);
  const feesPages = pathsWith(content, "fees");
  const asked = {
    ...words.questions,
    ...(data?.clientMoneyProtection !== undefined && { clientMoneyCertificate: words.certificate }),
    ...(pathsWith(content, "testimonials").length > 0 && { testimonials: words.testimonials }),
    ...photosToReplace(content),
  };
  return Object.entries(asked).flatMap(([name, why]) => {
    const notes = lines.map((line) => new RegExp(`^#\\s*${name}:\\s*(.*)`).exec(line)?.[1]);
    // A page that is noted as that of the fees may have none.
    const isAnswer = (note = "") => {
      const [path = ""] = note.split(/[\s,#]/);
      return name === "feesPage" && path.startsWith("/") ? feesPages.includes(path) : note !== "";
    };
    if (data?.[name] !== undefined || notes.some(isAnswer)) return [];
    const message = `${why}, or note why not: "# ${name}: …"`;
    const line = notes.findIndex((note) => note !== undefined) + 1 || 1;
    return [{ file: siteFile, line, column: 1, field: [name], message }];
  });
}

/** The paths of the pages that show a section of a type. */
const pathsWith = (content: Content, type: string): unknown[] =>
  sitePages(content)
    .filter(({ sections }) => sections.some((section) => section.data?.type === type && !isDraft(section)))
    .map(({ path }) => path);

function photosToReplace(content: Content): Record<string, string> {
  const photos = entriesOf(content, "photo");
  const stock = photos.filter(({ data }) => data?.stockUrl !== undefined).map(({ slug }) => slug);
  if (stock.length === 0) return {};
  const names = `${stock.length} of ${photos.length} photos are stock photos: ${stock.join(", ")}`;
  return { stockPhotos: `${names}. Put in your own` };
}

/** The forms that nobody has tested with the current delivery method, and the limits of email. */
function untestedForms(content: Content): Problem[] {
  const [site] = entriesOf(content, "site");
  const method = isRecord(site?.data?.delivery) ? String(site.data.delivery.method) : "";
  const untested = entriesOf(content, "form").filter(({ data }) => data?.testedWith !== method);
  const message = words.untested.replace("{method}", method);
  const problems = untested.map((form) => fieldProblem(form, ["testedWith"], message));
  return site && method === "email" && untested.length > 0
    ? [...problems, fieldProblem(site, ["delivery", "method"], words.email)]
    : problems;
}

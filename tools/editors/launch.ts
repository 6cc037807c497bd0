import { isRecord } from "../../plugins/content-model/record";
import type { Problem } from "../../plugins/content-model/problem";
import { fieldTexts } from "../../plugins/content-model/read/field-texts";
import { entriesOf, type Content } from "../../plugins/content-model/read/content";
import type { Entry } from "../../plugins/content-model/read/entry";
import type { Types } from "../../plugins/content-model/schema/sdl";
import { fieldProblem, rangeProblem } from "../../plugins/content-model/check/rule";
import { openQuestions } from "./questions";

const samples: readonly [pattern: RegExp, description: string][] = [
  // https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama
  [
    /\b(020 7946 0|0113 496 0|0114 496 0|0115 496 0|0116 496 0|0117 496 0|0118 496 0|0121 496 0|0131 496 0|0141 496 0|0151 496 0|0161 496 0|0191 498 0|028 9649 6|029 2018 0|01632 960|07700 900|08081 570|03069 990)/,
    "a phone number that is reserved for drama",
  ],
  // https://www.rfc-editor.org/rfc/rfc2606
  [/\bexample\.(com|org|net)\b|\.example\b/, "at a domain that is reserved for examples"],
  [/\bLarch Row\b|\blarchrow\b/i, "the sample company's name"],
  [/^(00000000|[A-Z]{2}000000)$/, "a company number that no company has"],
  [/^ZZ1 1ZZ$|\bSample Street\b/, "a postal address that does not exist"],
  [/\bto be written\b/i, "a text that is to be written"],
];

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

/** The forms that nobody has tested with the current delivery method, and the limits of email. */
function untestedForms(content: Content): Problem[] {
  const [site] = entriesOf(content, "site");
  const method = isRecord(site?.data?.delivery) ? String(site.data.delivery.method) : "";
  const untested = entriesOf(content, "form").filter(({ data }) => data?.testedWith !== method);
  const problems = untested.map((form) => fieldProblem(form, ["testedWith"], testMessage(method)));
  return site && method === "email" && untested.length > 0
    ? [...problems, fieldProblem(site, ["delivery", "method"], emailMessage)]
    : problems;
}

const testMessage = (method: string): string =>
  `send an enquiry with this form from the finished site. Once it is in your inbox or its spam folder, write "testedWith: ${method}" here`;

const emailMessage =
  '"email" needs an email app on the visitor\'s device, and you never hear of an enquiry that the visitor forgets to send. ' +
  'docs/forms.md describes the others: "netlify" if Netlify hosts the site, or "endpoint"';

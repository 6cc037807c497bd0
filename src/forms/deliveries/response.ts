import { isRecord } from "../../../plugins/gatsby-source-content/record";
import { errorKey, failedWord, flagKey, nothing, statedFailure, wordKeys } from "./response-words";

/** An error that a form service reports. */
export interface ReportedError {
  /** The question that it is about; undefined if it names none of ours. */
  readonly question: string | undefined;
  /** Empty if the service has no message fit for visitors. */
  readonly message: string;
}

/** A longer message is meant for programmers. */
const longest = 300;

/**
 * Whether a response with a 2xx status confirms that the enquiry arrived. At any depth, a false flag or an error that is not empty
 * is a "no"; a sentence that states a failure is no proof, but makes it "unclear".
 *
 * @param body the response's JSON
 * @param sent the visitor's answers: services may echo them, and an echo is no report
 */
export function verdictIn(body: unknown, sent: FormData): "yes" | "no" | "unclear" {
  if (!isRecord(body)) return "unclear";
  const entries = entriesIn(body).filter(([key, value]) => !isEcho(key, value, sent));
  const refuses = ([key, value]: [string, unknown]): boolean =>
    errorKey.test(key) ? holdsSomething(value) : flagKey.test(key) && failedWord.test(String(value));
  if (entries.some(refuses)) return "no";
  return entries.some(([, value]) => typeof value === "string" && statedFailure.test(value)) ? "unclear" : "yes";
}

/** Every key of a response with its value, at any depth. The keys of a list are indexes. */
const entriesIn = (value: unknown): [string, unknown][] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, one]): [string, unknown][] => [[key, one], ...entriesIn(one)])
    : [];

/** Whether it echoes an answer. A single word such as "no" counts only under the name of a question. */
const isEcho = (key: string, value: unknown, sent: FormData): boolean =>
  typeof value === "string" &&
  (sent.has(key) || /\s/.test(value)) &&
  [...sent.values()].map(plain).includes(plain(value));

function holdsSomething(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (isRecord(value)) return Object.values(value).some(holdsSomething);
  return !nothing.test(String(value).trim());
}

/**
 * The errors in the response of a service that refused an enquiry: each that it lists, or else its message. In a list, any value that
 * is a question's name assigns the error to it.
 *
 * @param questions the names of the questions that errors may be assigned to
 * @param sent as in `verdictIn`
 */
export function reportedErrors(body: unknown, questions: readonly string[], sent: FormData): ReportedError[] {
  /** A message if it is fit for visitors, else empty. */
  const readable = (key: string, value: unknown): string => {
    const text = plain(value);
    return text.length > longest || /<[a-z/!]/i.test(text) || isEcho(key, value, sent) ? "" : text;
  };
  const questionIn = (value: unknown): string | undefined => lastWords(value).find((name) => questions.includes(name));

  /** `about`: the question, if known by now. `listed`: whether this is an entry of a list. */
  function read(value: unknown, key: string, about?: string, listed = false): ReportedError[] {
    if (Array.isArray(value)) return value.flatMap((one) => read(one, key, about, true));
    if (!isRecord(value)) {
      if (!about && !speaks(key)) return [];
      const question = about ?? (listed ? questionIn(value) : undefined);
      return [{ question, message: value === question ? "" : readable(key, value) }];
    }
    const entries = Object.entries(value).filter(([, one]) => holdsSomething(one));
    const byName = ([name, one]: [string, unknown]): ReportedError[] =>
      questions.includes(name) ? read(one, name, name, true) : read(one, key, about, true);
    // A plural holds errors by question, `{ errors: { email: "…" } }`; the keys of a singular `error` are its parts.
    if (!listed && errorKey.test(key) && key.endsWith("s")) return entries.flatMap(byName);

    const others = listed ? entries.filter(([name]) => !speaks(name)) : [];
    const question = about ?? others.map(([, one]) => questionIn(one)).find(Boolean);
    const inner = entries
      .filter(([name, one]) => typeof one === "object" && (!listed || speaks(name)))
      .flatMap(([name, one]) =>
        Array.isArray(one) && !speaks(name) ? byName([name, one]) : read(one, name, question, listed),
      )
      .filter((one) => one.question || one.message);
    if (inner.length > 0) return inner;
    const message = wordKeys
      .flatMap((word) => entries.filter(([name]) => word.test(name)).map(([name, one]) => readable(name, one)))
      .find(Boolean);
    return message || question ? [{ question, message: message ?? "" }] : [];
  }
  return read(body, "");
}

/** Whether a key may hold a message. */
const speaks = (key: string): boolean => errorKey.test(key) || wordKeys.some((word) => word.test(key));

/** `"email"`, `["body", "email"]`, `{ pointer: "/data/attributes/email" }`: each may name our question "email". */
function lastWords(value: unknown): string[] {
  if (Array.isArray(value)) return lastWords(value.at(-1));
  if (isRecord(value)) return Object.values(value).flatMap(lastWords);
  return typeof value === "string" ? [value.split(/[./[\]]+/).findLast(Boolean) ?? ""] : [];
}

const plain = (value: unknown): string => (typeof value === "string" ? value.replace(/\r\n?/g, "\n").trim() : "");

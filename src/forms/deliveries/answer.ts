import { isRecord } from "../../../plugins/gatsby-source-content/record";
import { errorKey, failedWord, flagKey, nothing, statedFailure, wordKeys } from "./dialects";

/** Something that a service says is wrong. */
export interface Complaint {
  /** The question that it is about; undefined where it names none of ours. */
  readonly question: string | undefined;
  /** Empty where the service has no words for it that a visitor could read. */
  readonly message: string;
}

/** A message that is longer is a report for programmers. */
const longest = 300;

/**
 * Whether an answer with a status of success says that the enquiry arrived. At any depth, a false flag or an error that holds something
 * is a "no". Words alone never are, but beside words that state a failure nothing else can be trusted: "unclear".
 *
 * @param body the answer's JSON
 * @param sent the answers that were sent: services may send them back, and they say nothing about the outcome
 */
export function verdictIn(body: unknown, sent: FormData): "yes" | "no" | "unclear" {
  if (!isRecord(body)) return "unclear";
  const entries = entriesIn(body).filter(([key, value]) => !isEcho(key, value, sent));
  const refuses = ([key, value]: [string, unknown]): boolean =>
    errorKey.test(key) ? holdsSomething(value) : flagKey.test(key) && failedWord.test(String(value));
  if (entries.some(refuses)) return "no";
  return entries.some(([, value]) => typeof value === "string" && statedFailure.test(value)) ? "unclear" : "yes";
}

/** Every key of an answer with its value, at any depth. Those of a list are numbers. */
const entriesIn = (value: unknown): [string, unknown][] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, one]): [string, unknown][] => [[key, one], ...entriesIn(one)])
    : [];

/** Whether it is one of the answers sent back. A word such as "no" is one only under the name of a question. */
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
 * What the answer of a service that refused an enquiry says about it: each mistake that it lists, or else its message. In a list of
 * mistakes, whatever names a question says which one it is about.
 *
 * @param questions the names that the answer may speak of
 * @param sent as in `verdictIn`
 */
export function complaintsIn(body: unknown, questions: readonly string[], sent: FormData): Complaint[] {
  /** A text for visitors as it can be shown; empty if it cannot. */
  const readable = (key: string, value: unknown): string => {
    const text = plain(value);
    return text.length > longest || /<[a-z/!]/i.test(text) || isEcho(key, value, sent) ? "" : text;
  };
  const questionIn = (value: unknown): string | undefined => lastWords(value).find((name) => questions.includes(name));

  /** `about`: the question that it is about, as far as is known. `listed`: whether it stands in a list. */
  function read(value: unknown, key: string, about?: string, listed = false): Complaint[] {
    if (Array.isArray(value)) return value.flatMap((one) => read(one, key, about, true));
    if (!isRecord(value)) {
      if (!about && !speaks(key)) return [];
      const question = about ?? (listed ? questionIn(value) : undefined);
      return [{ question, message: value === question ? "" : readable(key, value) }];
    }
    const entries = Object.entries(value).filter(([, one]) => holdsSomething(one));
    const byName = ([name, one]: [string, unknown]): Complaint[] =>
      questions.includes(name) ? read(one, name, name, true) : read(one, key, about, true);
    // In the plural, as in `{ errors: { email: "…" } }`; a single `error` has words for keys.
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

/** Whether there are words for a person under a key. */
const speaks = (key: string): boolean => errorKey.test(key) || wordKeys.some((word) => word.test(key));

/** `"email"`, `["body", "email"]`, `{ pointer: "/data/attributes/email" }`: each may name our question "email". */
function lastWords(value: unknown): string[] {
  if (Array.isArray(value)) return lastWords(value.at(-1));
  if (isRecord(value)) return Object.values(value).flatMap(lastWords);
  return typeof value === "string" ? [value.split(/[./[\]]+/).findLast(Boolean) ?? ""] : [];
}

const plain = (value: unknown): string => (typeof value === "string" ? value.replace(/\r\n?/g, "\n").trim() : "");

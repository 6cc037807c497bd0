import { isRecord } from "../../record";
import {
  doubtKey,
  errorKey,
  messageKeys,
  no,
  nothing,
  otherQuestionKeys,
  questionKeys,
  technicalKeys,
  verdictKey,
  yes,
} from "./dialects";

/** Something that a service says is wrong. */
export interface Complaint {
  /** The question that it is about; undefined where it names none of ours. */
  readonly question: string | undefined;
  /** Empty where the service has no words for it that a visitor could read. */
  readonly message: string;
}

/** A message that is longer is a report for programmers. */
const longest = 300;

/** How deep an answer may be wrapped, as in `{ data: { result: { … } } }`. */
const deepest = 4;

/**
 * Whether an answer with a status of success says that the enquiry arrived. Any word of an error is a "no", an unknown word
 * "unclear". An answer that says nothing at all is a "yes": its status says it.
 *
 * @param body the answer's JSON
 * @param sent the answers that were sent: services may send them back, and they say nothing about the outcome
 */
export function verdictIn(body: unknown, sent: FormData): "yes" | "no" | "unclear" {
  if (!isRecord(body)) return "unclear";
  const entries = entriesIn(body, sent);
  const under = (keys: RegExp): unknown[] => entries.filter(([key]) => keys.test(key)).map(([, value]) => value);
  const verdicts = under(verdictKey).filter(isWord).map(String);
  // Codes count from 0, where all is well.
  const doubts = under(doubtKey)
    .filter((word) => isWord(word) && word !== 0)
    .map(String);
  if (under(errorKey).some(holdsSomething) || [...verdicts, ...doubts].some((word) => no.test(word))) return "no";
  if (under(/^(is_?)?spam$/i).some((value) => value === true || value === "true")) return "no";
  if (verdicts.some((word) => yes.test(word))) return "yes";
  if (under(/^(message|msg)$/i).some((text) => typeof text === "string" && no.test(text))) return "no";
  return verdicts.length > 0 ? "unclear" : "yes";
}

/**
 * What the answer of a service that refused an enquiry says about it: each mistake that it lists, or else its message.
 *
 * @param questions the names of our questions
 * @param sent as in `verdictIn`
 */
export function complaintsIn(body: unknown, questions: readonly string[], sent: FormData): Complaint[] {
  const echoes = new Set([...sent.values()].map(plain).filter((text) => text !== ""));
  return read(body, { questions, about: undefined, listed: false }).filter(({ message }) => !echoes.has(message));
}

interface Context {
  readonly questions: readonly string[];
  /** The question that it is about, as far as is known. */
  readonly about: string | undefined;
  /** Whether it stands in a list of errors, where a question's name is a key. */
  readonly listed: boolean;
}

function read(value: unknown, context: Context): Complaint[] {
  const { questions, about, listed } = context;
  if (typeof value === "string")
    return !about && questions.includes(value)
      ? [{ question: value, message: "" }]
      : [{ question: about, message: readable(value) }];
  if (Array.isArray(value)) return value.flatMap((one) => read(one, context));
  if (!isRecord(value)) return value ? [{ question: about, message: "" }] : [];

  const isQuestion = (key: string): boolean => questions.includes(key);
  const byQuestion = isByQuestion(value, isQuestion);
  if (listed && byQuestion)
    return Object.entries(value).flatMap(([key, one]) =>
      read(one, { ...context, about: isQuestion(key) ? key : about }),
    );

  const question = questionIn(value, questions) ?? about;
  const inner = Object.entries(value)
    .filter(([key, one]) => typeof one === "object" && !questionKeys.includes(key))
    .flatMap(([key, one]) =>
      isQuestion(key) && Array.isArray(one) && byQuestion
        ? read(one, { ...context, about: key })
        : read(one, { questions, about: question, listed: listed || errorKey.test(key) }),
    )
    .filter((one) => one.question || one.message);
  if (inner.length > 0) return inner;
  const message = messageKeys.map((key) => value[key]).find((one) => typeof one === "string" && readable(one) !== "");
  return message === undefined && !question ? [] : [{ question, message: readable(message) }];
}

/** Whether the keys are the names of questions, as in `{ email: "…", message: "…" }`, and not those of one complaint. */
function isByQuestion(value: Record<string, unknown>, isQuestion: (key: string) => boolean): boolean {
  const keys = Object.keys(value);
  const isOwn = (key: string): boolean => [...messageKeys, ...questionKeys, ...technicalKeys].includes(key);
  if (keys.length === 1 && keys.every(isOwn)) return typeof value[keys[0] ?? ""] !== "string" && keys.every(isQuestion);
  return keys.every((key) => isQuestion(key) || !isOwn(key));
}

/** `"email"`, `["body", "email"]`, `{ pointer: "/data/attributes/email" }`: each names our question "email". */
function questionIn(value: Record<string, unknown>, questions: readonly string[]): string | undefined {
  const named = [...questionKeys, ...otherQuestionKeys].map((key) => value[key]).flatMap(lastWords);
  return named.find((name) => questions.includes(name));
}

function lastWords(value: unknown): string[] {
  if (Array.isArray(value)) return lastWords(value.at(-1));
  if (isRecord(value)) return Object.values(value).flatMap(lastWords);
  return typeof value === "string" ? [value.split(/[./[\]]+/).findLast(Boolean) ?? ""] : [];
}

/** Every key of an answer with its value, of what it wraps as well. */
function entriesIn(body: Record<string, unknown>, sent: FormData, depth = deepest): [string, unknown][] {
  return Object.entries(body)
    .filter(([key, value]) => typeof value !== "string" || plain(value) !== plain(sent.get(key)))
    .flatMap(([key, value]) =>
      isRecord(value) && depth > 1 ? [[key, value], ...entriesIn(value, sent, depth - 1)] : [[key, value]],
    );
}

function holdsSomething(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (isRecord(value)) return Object.values(value).some((one) => one !== null && one !== false && !isEmptyList(one));
  return isWord(value) && !nothing.test(String(value ?? "").trim());
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** A text for visitors as it can be shown; empty if it cannot. */
function readable(value: unknown): string {
  const text = plain(value);
  return text.length > longest || /<[a-z/!]/i.test(text) ? "" : text;
}

const plain = (value: unknown): string => (typeof value === "string" ? value.replace(/\r\n?/g, "\n").trim() : "");

const isWord = (value: unknown): value is string | number | boolean | null | undefined =>
  typeof value !== "object" || value === null;

import { isRecord, recordsIn } from "../../../plugins/content-model/record";

/** Longer messages are meant for programmers. */
const longest = 300;

/** Whether the JSON of a 2xx response confirms or denies that the enquiry arrived; "unclear" if it does neither. */
export function verdictIn(body: unknown): "yes" | "no" | "unclear" {
  if (!isRecord(body)) return "unclear";
  const flag = String(body.ok ?? body.success ?? body.status ?? body.result);
  if (/^(true|ok|success|sent)[.!]?$/i.test(flag)) return "yes";
  const { errors, error } = body;
  return isFilled(error) || isFilled(errors) || /^(false|error|fail(ed|ure)?)$/i.test(flag) ? "no" : "unclear";
}

const isFilled = (value: unknown): boolean =>
  Boolean(typeof value === "object" ? value && Object.keys(value).length : value);

/** The errors in a response, as Formspree writes them, `{ errors: [{ field, message }] }`, or Laravel, `{ errors: { email: ["…"] } }`. */
export function reportedErrors(body: unknown): { question: unknown; message: string }[] {
  const errors = isRecord(body) ? body.errors : undefined;
  if (!isRecord(errors))
    return recordsIn(errors).map(({ field, message }) => ({ question: field, message: readable(message) }));
  return Object.entries(errors).map(([question, one]) => ({ question, message: readable([one].flat()[0]) }));
}

/** A message if visitors can read it, else "". */
const readable = (message: unknown): string =>
  typeof message === "string" && message.length <= longest && !/<[a-z/!]/i.test(message) ? message.trim() : "";

import { isRecord } from "../../../plugins/content-model/record";

/** An error that a form service reports. */
export interface ReportedError {
  /** The name of the question; undefined if the service names none. */
  readonly question: unknown;
  /** Empty if it is not fit for visitors. */
  readonly message: string;
}

/** Longer messages are meant for programmers. */
const longest = 300;

/** Whether the JSON of a 2xx response confirms or denies that the enquiry arrived; "unclear" if it does neither. */
export function verdictIn(body: unknown): "yes" | "no" | "unclear" {
  if (!isRecord(body)) return "unclear";
  const flag = String(body.ok ?? body.success ?? body.status ?? body.result);
  if (/^(true|ok|success|sent)$/i.test(flag)) return "yes";
  const { errors, error } = body;
  return /^(false|error|fail(ed|ure)?)$/i.test(flag) || reportedErrors({ errors, error }).length > 0 ? "no" : "unclear";
}

/**
 * The errors in a response. Reads these shapes:
 *
 * - Formspree: `{ errors: [{ field, message }] }`
 * - Laravel: `{ errors: { email: ["…"] } }`, Formcarry: `{ errors: { email: "…" } }`
 * - Basin: `{ error }`, FormSubmit, Getform and Web3Forms: `{ success: false, message }`
 */
export function reportedErrors(body: unknown): ReportedError[] {
  if (!isRecord(body)) return [];
  const { errors, error, message } = body;
  if (Array.isArray(errors) && errors.length > 0)
    return errors.map((one) => (isRecord(one) ? { question: one.field, message: readable(one.message) } : whole(one)));
  if (isRecord(errors) && Object.keys(errors).length > 0)
    return Object.entries(errors).map(([question, one]) => ({ question, message: readable([one].flat()[0]) }));
  return [whole(error ?? message)].filter((one) => one.message);
}

const whole = (message: unknown): ReportedError => ({ question: undefined, message: readable(message) });

/** A message if visitors can read it, else "". */
const readable = (message: unknown): string =>
  typeof message === "string" && message.length <= longest && !/<[a-z/!]/i.test(message) ? message.trim() : "";

import type { Delivery } from ".";
import type { FormProps } from "../enquiry";
import type { Outcome } from "../state";
import { post, refused } from "./post";

/**
 * Any address that takes a form's POST. Where it answers scripts (`cors`), the contract is that of
 * https://help.formspree.io/hc/en-us/articles/360013470814: JSON in return for `Accept: application/json`, mistakes as
 * `{ errors: [{ field, message }] }`. Otherwise the browser sends, and the address decides what the visitor sees next.
 */
export function endpoint({ form, company }: FormProps): Delivery {
  const address = form.endpoint ?? company.delivery.endpoint ?? "";
  const names = form.questions.map(({ name }) => name);
  return {
    native: { method: "post", action: address },
    unseen: { _subject: form.subject },
    trap: "_gotcha",
    ...(company.delivery.cors && {
      send: async ({ data }) => {
        const answer = await post(address, data, { headers: { Accept: "application/json" }, redirect: "manual" });
        return "is" in answer ? answer : outcomeOf(answer, names);
      },
    }),
  };
}

/** Arrived is only what a 2xx with a JSON object confirms that does not speak of an error. */
function outcomeOf({ response, text }: { response: Response; text: string }, names: readonly string[]): Outcome {
  const body = parseObject(text);
  const errors = errorsIn(body);
  const known = errors.filter(({ field }) => names.includes(field));
  const notes = errors.filter(({ field }) => !names.includes(field)).map(({ message }) => message);
  if (known.length > 0)
    return { is: "invalid", mistakes: Object.fromEntries(known.map(({ field, message }) => [field, message])), notes };
  const confirmed = response.ok && body && errors.length === 0 && isYes(body.ok) && isYes(body.success) && !body.error;
  return confirmed ? { is: "sent" } : refused(response, notes);
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return isObject(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const errorsIn = (body: Record<string, unknown> | undefined): { field: string; message: string }[] =>
  (Array.isArray(body?.errors) ? body.errors : [])
    .filter(isObject)
    .flatMap(({ field, message }) =>
      typeof message === "string" ? [{ field: typeof field === "string" ? field : "", message }] : [],
    );

/** Services say `ok: true` or `success: "true"`, or neither. */
const isYes = (value: unknown): boolean => value === undefined || value === true || value === "true";

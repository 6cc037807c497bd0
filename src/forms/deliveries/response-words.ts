/**
 * The vocabulary of form services' responses, which differ in shape:
 *
 * - Formspree: `{ error, errors: [{ code, field, message }] }`, Basin: `{ success: false, error }`
 * - FormSubmit: `{ success: "false", message }`, Getform and Static Forms: `{ success: false, message }`
 * - Web3Forms: `{ success: false, body: { message } }`, Slapform: `{ meta: { status: "fail", errors } }`
 * - Formcarry: `{ code, status: "error", title, message, errors: { email: "…" } }`, Laravel: `{ message, errors: { email: ["…"] } }`
 * - Contact Form 7: `{ status: "validation_failed", message, invalid_fields: [{ field, message }] }`
 * - Google Apps Script: `{ result: "error", error: { message } }`, FastAPI: `{ detail: [{ loc: ["body", "email"], msg }] }`
 * - Django: `{ email: ["…"], non_field_errors: ["…"] }`, JSON:API: `{ errors: [{ source: { pointer }, detail }] }`
 * - RFC 9457: `{ title, status, detail, "invalid-params": [{ name, reason }] }`, Mailjet: `{ Messages: [{ Status: "error" }] }`
 */

/** Keys of a flag that says whether it worked. */
export const flagKey =
  /^((is_?)?(ok|valid|sent|submitted|accepted|delivered|received)|success(ful)?|succeeded|status|state|result|outcome|response|type|code)$/i;

/** Values of such a flag that mean failure: `false`, or one word. Numbers differ in meaning from service to service. */
export const failedWord =
  /^\W*(false|no|nok|ko|not[_-][\w-]+|unsuccessful|[\w-]*(error|fail|invalid|denied|reject|refused|spam|abort|forbidden|unauth|blocked|exceeded)[\w-]*)\W*$/i;

/** Keys of an error, unless the value is empty. */
export const errorKey =
  /error|(^|[_-])errs?$|invalid|fail|violation|problem|issues|exception|reject|denied|^(is_?)?spam$/i;

/** Values under such a key that mean "no error". */
export const nothing = /^(|0|false|no|none|null|ok|success|2\d\d)$/i;

/** A sentence that states a failure. */
export const statedFailure =
  /\b(fail(ed|ure)|unable to|could(n['’]t| not)|went wrong|error occurred|(not|n['’]t)( been| be| yet)? (sent|delivered|submitted|processed))\b/i;

/** Endings of keys that hold a message, the most specific first. */
export const wordKeys = [
  /messages?$/i,
  /msg$/i,
  /reasons?$/i,
  /details?$/i,
  /description$/i,
  /text$/i,
  /errors?$/i,
  /title$/i,
];

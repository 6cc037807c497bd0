/**
 * The words in which form services say what became of an enquiry. Each has a dialect of its own:
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

/** Keys whose value says whether it worked. */
export const flagKey =
  /^((is_?)?(ok|valid|sent|submitted|accepted|delivered|received)|success(ful)?|succeeded|status|state|result|outcome|response|type|code)$/i;

/** What stands there where it did not: `false`, or one word. Numbers mean something else to each service. */
export const failedWord =
  /^\W*(false|no|nok|ko|not[_-][\w-]+|unsuccessful|[\w-]*(error|fail|invalid|denied|reject|refused|spam|abort|forbidden|unauth|blocked|exceeded)[\w-]*)\W*$/i;

/** Keys that speak of an error, unless they hold nothing. */
export const errorKey =
  /error|(^|[_-])errs?$|invalid|fail|violation|problem|issues|exception|reject|denied|^(is_?)?spam$/i;

/** What stands under a key that speaks of an error where there is none. */
export const nothing = /^(|0|false|no|none|null|ok|success|2\d\d)$/i;

/** A sentence that states a failure. */
export const statedFailure =
  /\b(fail(ed|ure)|unable to|could(n['’]t| not)|went wrong|error occurred|(not|n['’]t)( been| be| yet)? (sent|delivered|submitted|processed))\b/i;

/** How the keys of words for a person end, in the singular or plural, the most telling first. */
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

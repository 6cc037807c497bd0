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
 * - RFC 9457: `{ title, status, detail, "invalid-params": [{ name, reason }] }`
 */

/** Keys whose value says whether it worked. */
export const verdictKey = /^(ok|success|succeeded|successful|status|state|result|outcome)$/i;

/** Keys whose value may tell of a failure; whatever else they say means nothing to us. */
export const doubtKey =
  /^((is_?)?valid|sent|submitted|accepted|delivered|received|response|type|(status_?|http_?)?code)$/i;

/** Keys that speak of an error, unless they hold nothing. */
export const errorKey = /error|(^|[_-])errs?$|invalid|fail|violation|problem|issues|exception|reject|denied/i;

export const yes =
  /^(true|yes|ok|okay|1|2\d\d|success(ful|fully)?|succeeded|(mail_)?sent|received|accepted|queued|created|submitted|delivered|processed|done|completed?)$/i;

export const no =
  /^(false|0|no|n|ko|nok|[45]\d\d)$|error|fail|fault|invalid|denied|reject|refus|spam|block|forbid|unauth|exceed|abort|danger|unable|missing|not[ _-]|n't|n’t/i;

/** What stands under a key that speaks of an error where there is none. */
export const nothing = /^(|0|false|no|none|null|ok|success|2\d\d)$/i;

/** Keys of the words for a person, the most telling first. */
export const messageKeys = [
  ...["message", "msg", "messages", "reason", "error_description", "detail", "details", "description", "text"],
  ...["error", "errors", "constraints", "title"],
];

/** Keys of the name of the question that a complaint is about. The short ones mean other things as well. */
export const questionKeys = [
  "field",
  "param",
  "parameter",
  "path",
  "property",
  "propertyPath",
  "loc",
  "pointer",
  "source",
];
export const otherQuestionKeys = ["name", "key", "id", "input", "attribute"];

/** Keys of words for programmers. */
export const technicalKeys = ["code", "type", "kind", "status", "statusCode", "error_code", "errorCode", "timestamp"];

import type { Enquiry } from "../enquiry";
import type { Outcome } from "../state";

/** A way for an enquiry to reach the company. */
export interface Delivery {
  /** Attributes of the form, so that the browser can send it without script. */
  readonly formProps: Readonly<Record<string, string>>;
  /** The same for the submit button. */
  readonly buttonProps?: Readonly<Record<string, string>>;
  /** Hidden fields, by name. */
  readonly hiddenFields: Readonly<Record<string, string>>;
  /** Name of the honeypot field, if bots could send this form: one that autofill ignores. */
  readonly honeypot?: string;
  /** Sends by script and returns the outcome; if it throws, the outcome is unknown. Without it the browser sends. */
  readonly send?: (enquiry: Enquiry) => Outcome | Promise<Outcome>;
}

import type { Enquiry } from "../enquiry";
import type { Outcome } from "../state";

/** A delivery method for enquiries. */
export interface Delivery {
  /** Attributes of the form, for browsers without JavaScript. */
  readonly formProps: Readonly<Record<string, string>>;
  /** The same for the submit button. */
  readonly buttonProps?: Readonly<Record<string, string>>;
  /** Hidden fields, by name. */
  readonly hiddenFields: Readonly<Record<string, string>>;
  /** The name of the honeypot field, which autofill must ignore. */
  readonly honeypot?: string;
  /** Sends the enquiry by script. If it throws, the outcome is unknown. Without it, the browser sends the form. */
  readonly send?: (enquiry: Enquiry) => Outcome | Promise<Outcome>;
}

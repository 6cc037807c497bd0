import type { Enquiry } from "../enquiry";
import type { Outcome } from "../state";

/** A way for an enquiry to reach the company. */
export interface Delivery {
  /** Attributes of the form with which the browser sends it by itself. */
  readonly native: Readonly<Record<string, string>>;
  /** The same, where they stand on the button that sends. */
  readonly button?: Readonly<Record<string, string>>;
  /** What is sent along unseen, by name. */
  readonly unseen: Readonly<Record<string, string>>;
  /** Name of the field that only machines fill in, where machines could send: one that autofill does not know. */
  readonly trap?: string;
  /** Sends with script and tells what became of it; where it throws, nobody knows. Without it the browser sends. */
  readonly send?: (enquiry: Enquiry) => Outcome | Promise<Outcome>;
}

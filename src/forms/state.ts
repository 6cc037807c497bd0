import type { Enquiry } from "./enquiry";

export type State = { readonly status: "idle" } | Sending | Outcome;

/** An earlier failure stays visible, because the pressed button is in its notice. */
interface Sending {
  readonly status: "sending";
  readonly enquiry: Enquiry;
  readonly failure?: Failure;
}

export type Outcome = Invalid | Failure | Done;

interface Settled {
  /** Whether the visitor has changed the answers meanwhile. */
  readonly changed?: boolean;
}

/** The visitor has to correct answers. */
export interface Invalid extends Settled {
  readonly status: "invalid";
  /** By the questions' names. */
  readonly errors: ReadonlyMap<string, string>;
}

/** The enquiry did not arrive, or may not have. */
export interface Failure extends Settled {
  readonly status: "failed";
  /**
   * "offline": the browser was offline; "unanswered": no response; "unconfirmed": none in time; "unclear": the response neither confirms
   * nor denies; "failed": refused; "wait": too many requests.
   */
  readonly reason: "offline" | "unanswered" | "unconfirmed" | "unclear" | "failed" | "wait";
}

/** The form has finished. "opened": the browser was asked to open an email app; "copy": the text is too long for one. */
export interface Done extends Settled {
  readonly status: "sent" | "opened" | "copy";
}

export const idle: State = { status: "idle" };

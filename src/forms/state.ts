import type { Enquiry } from "./enquiry";

/** The state of a form. */
export type State = { readonly status: "idle" } | Sending | Outcome;

/** An earlier failure stays visible, because the pressed button is in its notice. */
interface Sending {
  readonly status: "sending";
  readonly enquiry: Enquiry;
  readonly failure?: Failure;
}

/** The outcome of a delivery. */
export type Outcome = Invalid | Failure | Done;

interface Settled {
  /** Whether the visitor has changed the answers meanwhile. */
  readonly changed?: boolean;
}

/** The visitor has to correct answers. */
export interface Invalid extends Settled {
  readonly status: "invalid";
  readonly errors: FieldErrors;
}

/** The validation errors, by the questions' names. */
export type FieldErrors = ReadonlyMap<string, string>;

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

export type Action =
  | { readonly type: "refuse"; readonly errors: FieldErrors }
  | { readonly type: "send"; readonly enquiry: Enquiry }
  | { readonly type: "settle"; readonly enquiry: Enquiry; readonly outcome: Outcome }
  /** The visitor returned to the questions. */
  | { readonly type: "edit" }
  /** The page was restored from the back/forward cache. */
  | { readonly type: "return" };

export const idle: State = { status: "idle" };

/** Reducer of a form's state. Ignores an outcome unless it is that of the pending enquiry. */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case "refuse":
      return { status: "invalid", errors: action.errors };
    case "send":
      return { status: "sending", enquiry: action.enquiry, ...(state.status === "failed" && { failure: state }) };
    case "settle":
      return state.status === "sending" && state.enquiry === action.enquiry ? action.outcome : state;
    case "edit":
      return idle;
    case "return":
      return state.status === "sending" ? idle : state;
  }
}

import type { Enquiry } from "./enquiry";

/** What is wrong with which question, by the question's name. */
export type Mistakes = ReadonlyMap<string, string>;

/**
 * Why an enquiry did not arrive, or may not have. "offline": the browser knew of no network; "unanswered": no answer came, for
 * whatever reason; "unconfirmed": none came in time; "unclear": one came that does not say; "failed": refused; "wait": later.
 */
export type Reason = "offline" | "unanswered" | "unconfirmed" | "unclear" | "failed" | "wait";

/** The answers need correcting. */
export interface Invalid extends Settled {
  readonly status: "invalid";
  readonly mistakes: Mistakes;
  /** Errors from the service that belong to none of our questions. */
  readonly notes: readonly string[];
}

/** The enquiry did not arrive, or may not have. */
export interface Failure extends Settled {
  readonly status: "failed";
  readonly reason: Reason;
  /** For `wait`: how long, if the service says so. */
  readonly seconds?: number;
  readonly notes?: readonly string[];
}

/** The outcome of handing an enquiry to a delivery. */
export type Outcome = Done | Trouble;

/** As far as this form can go. "opened": an email app was asked to open; "copy": the text is too long for one. */
export interface Done extends Settled {
  readonly status: "sent" | "opened" | "copy";
}

interface Settled {
  /** Whether the visitor has changed the answers since; the change was not sent. */
  readonly changed?: boolean;
}

/** Pending. An earlier failure stays visible until then, since the button that was pressed is in its notice. */
export interface Sending {
  readonly status: "sending";
  readonly enquiry: Enquiry;
  readonly failure?: Failure;
}

/** Not sent, with the reason. */
export type Trouble = Invalid | Failure;

/** The state of a form. */
export type State = { readonly status: "idle" } | Sending | Outcome;

export type Action =
  | { readonly type: "refuse"; readonly mistakes: Mistakes }
  | { readonly type: "send"; readonly enquiry: Enquiry }
  | { readonly type: "settle"; readonly enquiry: Enquiry; readonly outcome: Outcome }
  /** The visitor asked to see the questions again. */
  | { readonly type: "edit" }
  /** The page was restored from the back/forward cache. */
  | { readonly type: "return" };

export const idle: State = { status: "idle" };

/** Reducer of a form's state. An outcome is ignored unless it is that of the enquiry now pending. */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case "refuse":
      return { status: "invalid", mistakes: action.mistakes, notes: [] };
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

import type { Enquiry } from "./enquiry";

/** What is wrong with which question, by the question's name. */
export type Mistakes = ReadonlyMap<string, string>;

/**
 * Why an enquiry did not arrive, or may not have. "offline": the browser knew of no network; "unanswered": no answer came, for
 * whatever reason; "unconfirmed": none came in time; "unclear": one came that does not say; "failed": refused; "wait": later.
 */
export type Reason = "offline" | "unanswered" | "unconfirmed" | "unclear" | "failed" | "wait";

/** The answers need correcting. */
export interface Invalid extends Told {
  readonly is: "invalid";
  readonly mistakes: Mistakes;
  /** Errors from the service that belong to none of our questions. */
  readonly notes: readonly string[];
}

/** The enquiry did not arrive, or may not have. */
export interface Failure extends Told {
  readonly is: "failed";
  readonly why: Reason;
  /** For `wait`: how long, if the service says so. */
  readonly seconds?: number;
  readonly notes?: readonly string[];
}

/** The outcome of handing an enquiry to a delivery. */
export type Outcome = Done | Trouble;

/** As far as this form can go. "opened": an email app was asked to open; "copy": the text is too long for one. */
export interface Done extends Told {
  readonly is: "sent" | "opened" | "copy";
}

interface Told {
  /** Whether the visitor has changed the answers since; the change was not sent. */
  readonly changed?: boolean;
}

/** Pending. An earlier failure stays visible until then, since the button that was pressed is in its notice. */
export interface Sending {
  readonly is: "sending";
  readonly enquiry: Enquiry;
  readonly failure?: Failure;
}

/** Not sent, with the reason. */
export type Trouble = Invalid | Failure;

/** The state of a form. */
export type State = { readonly is: "idle" } | Sending | Outcome;

export type Action =
  | { readonly do: "refuse"; readonly mistakes: Mistakes }
  | { readonly do: "send"; readonly enquiry: Enquiry }
  | { readonly do: "settle"; readonly enquiry: Enquiry; readonly outcome: Outcome }
  /** The visitor asked to see the questions again. */
  | { readonly do: "edit" }
  /** The page was restored from the back/forward cache. */
  | { readonly do: "return" };

export const idle: State = { is: "idle" };

/** Reducer of a form's state. An outcome is ignored unless it is that of the enquiry now pending. */
export function reduce(state: State, action: Action): State {
  switch (action.do) {
    case "refuse":
      return { is: "invalid", mistakes: action.mistakes, notes: [] };
    case "send":
      return { is: "sending", enquiry: action.enquiry, ...(state.is === "failed" && { failure: state }) };
    case "settle":
      return state.is === "sending" && state.enquiry === action.enquiry ? action.outcome : state;
    case "edit":
      return idle;
    case "return":
      return state.is === "sending" ? idle : state;
  }
}

import type { Enquiry } from "./enquiry";

/** What is wrong with which question, by the question's name. */
export type Mistakes = ReadonlyMap<string, string>;

/**
 * Why an enquiry did not arrive, or may not have. "offline": the browser knew of no network; "unanswered": no answer came, for
 * whatever reason; "unconfirmed": none came in time; "unclear": one came that does not say; "failed": refused; "wait": later.
 */
export type Reason = "offline" | "unanswered" | "unconfirmed" | "unclear" | "failed" | "wait";

/** The answers cannot be taken as they are. */
export interface Invalid extends Told {
  readonly is: "invalid";
  readonly mistakes: Mistakes;
  /** What a server says about none of our questions. */
  readonly notes: readonly string[];
}

/** The enquiry did not arrive, or may not have. */
export interface Failure extends Told {
  readonly is: "failed";
  readonly why: Reason;
  /** For `wait`: how long, where the server says. */
  readonly seconds?: number;
  readonly notes?: readonly string[];
}

/** What became of an enquiry that was handed to a delivery. */
export type Outcome = Done | Trouble;

/** Done as far as this form can. "opened": an email app was asked to open; "copy": the text is too long for one. */
export interface Done extends Told {
  readonly is: "sent" | "opened" | "copy";
}

interface Told {
  /** Whether the visitor wrote something else meanwhile, which was not sent. */
  readonly changed?: boolean;
}

/** Under way. What failed before stays in sight until there is an answer, and with it the button that was pressed. */
export interface Sending {
  readonly is: "sending";
  readonly enquiry: Enquiry;
  readonly failure?: Failure;
}

/** Not done, and told why. */
export type Trouble = Invalid | Failure;

/** Where a form stands. */
export type State = { readonly is: "idle" } | Sending | Outcome;

export type Action =
  | { readonly do: "refuse"; readonly mistakes: Mistakes }
  | { readonly do: "send"; readonly enquiry: Enquiry }
  | { readonly do: "settle"; readonly enquiry: Enquiry; readonly outcome: Outcome }
  /** The visitor wants the questions back. */
  | { readonly do: "edit" }
  /** The browser brought the page back as it was left. */
  | { readonly do: "return" };

export const idle: State = { is: "idle" };

/** The next state of a form. An outcome counts only while its enquiry is waited for, and not for one that was sent after it. */
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

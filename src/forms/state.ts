/** What is wrong with which question, by the question's name. */
export type Mistakes = Readonly<Record<string, string>>;

/**
 * Why an enquiry did not arrive, or may not have. "offline": the browser knew of no network; "unanswered": no answer came, for
 * whatever reason; "unconfirmed": none came in time; "unclear": one came that does not say; "failed": refused; "wait": later.
 */
export type Reason = "offline" | "unanswered" | "unconfirmed" | "unclear" | "failed" | "wait";

/** The answers cannot be taken as they are. */
export interface Invalid {
  readonly is: "invalid";
  readonly mistakes: Mistakes;
  /** What a server says about none of our questions. */
  readonly notes: readonly string[];
}

/** The enquiry did not arrive, or may not have. */
export interface Failure {
  readonly is: "failed";
  readonly why: Reason;
  /** For `wait`: how long, where the server says. */
  readonly seconds?: number;
  readonly notes?: readonly string[];
}

/** What became of an enquiry that was handed to a delivery. "opened": an email app was asked to; "copy": the text is too long for one. */
export type Outcome = Done | Trouble;

/** Done as far as this form can. "changed": the visitor wrote something else meanwhile, which was not sent. */
export interface Done {
  readonly is: "sent" | "opened" | "copy";
  readonly changed?: boolean;
}

/** Not done, and told why. */
export type Trouble = Invalid | Failure;

/** Where a form stands. */
export type State = { readonly is: "idle" | "sending" } | Outcome;

export type Action =
  | { readonly do: "refuse"; readonly mistakes: Mistakes }
  | { readonly do: "send" }
  | { readonly do: "settle"; readonly outcome: Outcome }
  /** The visitor wants the questions back. */
  | { readonly do: "edit" }
  /** The browser brought the page back as it was left. */
  | { readonly do: "return" };

export const idle: State = { is: "idle" };

/** The next state of a form. An outcome counts only while it is waited for. */
export function reduce(state: State, action: Action): State {
  switch (action.do) {
    case "refuse":
      return { is: "invalid", mistakes: action.mistakes, notes: [] };
    case "send":
      return { is: "sending" };
    case "settle":
      return state.is === "sending" ? action.outcome : state;
    case "edit":
      return idle;
    case "return":
      return state.is === "sending" ? idle : state;
  }
}

import type { Letter } from "./enquiry";

/** What is wrong with which question, by the question's name. */
export type Mistakes = Readonly<Record<string, string>>;

/** Why an enquiry did not arrive, or may not have. */
export type Reason = "offline" | "unconfirmed" | "failed" | "wait";

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

/** What became of an enquiry that was handed to a delivery. "opened": a mail program was asked to; "copy": the text is too long for one. */
export type Outcome = { readonly is: "sent" | "opened" | "copy" } | Invalid | Failure;

/** Done as far as this form can. */
export type Done = { readonly is: "sent" } | { readonly is: "opened" | "copy"; readonly letter: Letter };

/** Not done, and told why. */
export type Trouble = Invalid | (Failure & { readonly letter: Letter });

/** Where a form stands. */
export type State = { readonly is: "idle" } | { readonly is: "sending"; readonly letter: Letter } | Done | Trouble;

export type Action =
  | { readonly do: "refuse"; readonly mistakes: Mistakes }
  | { readonly do: "send"; readonly letter: Letter }
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
      return { is: "sending", letter: action.letter };
    case "settle":
      return state.is === "sending" ? settled(action.outcome, state.letter) : state;
    case "edit":
      return idle;
    case "return":
      return state.is === "sending" ? idle : state;
  }
}

function settled(outcome: Outcome, letter: Letter): State {
  if (outcome.is === "sent") return { is: "sent" };
  if (outcome.is === "invalid") return outcome;
  return outcome.is === "failed" ? { ...outcome, letter } : { is: outcome.is, letter };
}

import type { Reporter } from "gatsby";
import { UserError } from "../content-model/user-error";

/** Runs a step of the build. A `UserError` stops the build with only its message. */
export async function panicOnUserError<Result>(reporter: Reporter, step: () => Result | Promise<Result>) {
  try {
    return await step();
  } catch (error) {
    if (error instanceof UserError) return reporter.panic(error.message);
    throw error;
  }
}

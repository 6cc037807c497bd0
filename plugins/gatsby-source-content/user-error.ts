import type { Reporter } from "gatsby";

/** An error whose message names the problem and the remedy, so that it is printed without a stack trace. */
export class UserError extends Error {}

/** Does a step of the build. A plain error ends the build with its message alone. */
export async function panicOnUserError<Result>(
  reporter: Reporter,
  step: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof UserError) return reporter.panic(error.message);
    throw error;
  }
}

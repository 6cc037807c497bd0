import type { Reporter } from "gatsby";

/** An error whose message says all there is to know: what is wrong, and what to do. It needs no stack trace. */
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

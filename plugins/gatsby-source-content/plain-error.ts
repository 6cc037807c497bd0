import type { Reporter } from "gatsby";

/** An error whose message says all there is to know: what is wrong, and what to do. It needs no stack trace. */
export class PlainError extends Error {}

/** Does a step of the build. A plain error ends the build with its message alone. */
export async function orPanic<Result>(reporter: Reporter, step: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof PlainError) return reporter.panic(error.message);
    throw error;
  }
}

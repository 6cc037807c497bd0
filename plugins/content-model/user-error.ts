/** An error whose message names the problem and the remedy: print it without its stack trace. */
export class UserError extends Error {}

import { parseArgs, type ParseArgsConfig } from "node:util";
import { UserError } from "../../plugins/content-model/user-error";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Values<Known extends Options> = ReturnType<typeof parseArgs<{ options: Known }>>["values"];

/** A wrong command line. `runCommand` prints the message, and the usage below it. */
export class WrongUsage extends Error {}

/** Runs a command with its arguments and options. The exit code is 1 if `act` returns false or throws a UserError, and 2 for wrong usage. */
export async function runCommand<Known extends Options>(
  { usage, most = 0, options }: { usage: string; most?: number; options: Known },
  act: (args: readonly string[], values: Values<Known>) => unknown,
): Promise<void> {
  try {
    const { positionals, values } = parse(options);
    if (positionals.length > most) throw new WrongUsage(`Unexpected argument "${positionals[most] ?? ""}"`);
    if ((await act(positionals, values)) === false) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof WrongUsage || error instanceof UserError)) throw error;
    const isWrong = error instanceof WrongUsage;
    console.error(isWrong ? `${error.message}. Usage:\n  ${usage.replaceAll("\n", "\n  ")}` : error.message);
    process.exitCode = isWrong ? 2 : 1;
  }
}

function parse<Known extends Options>(options: Known) {
  try {
    return parseArgs({ args: process.argv.slice(2), options, allowPositionals: true });
  } catch (error) {
    // Only the first sentence: Node's next ones explain how to escape a dash.
    throw new WrongUsage(error instanceof Error ? error.message.replace(/\. [^]*$/, "") : String(error));
  }
}

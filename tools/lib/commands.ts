/** Node's arguments for each package's command. That of tsx itself starts a second process of Node. */
const commands = { gatsby: [require.resolve("gatsby/cli.js")], tsx: ["--require", require.resolve("tsx/cjs")] };

/** How to start a package's command, for example `spawn(...command("gatsby", "build"))`. Files in `node_modules/.bin` differ by system. */
export const command = (name: keyof typeof commands, ...args: string[]): [program: string, args: string[]] => [
  process.execPath,
  [...commands[name], ...args],
];

/**
 * For NODE_OPTIONS: child processes exit with their parent, which Gatsby's workers would outlive. Workers also exit when Gatsby ends them, twice
 * in a build: else a timer keeps them until Gatsby kills them a second later.
 */
export const exitWithParent =
  "--import=data:text/javascript,process.send&&process.once('disconnect',process.exit).on('removeListener',(event)=>event==='message'&&process.exit())";

/** For NODE_OPTIONS: Gatsby's packages use Node's deprecated `punycode`, and Gatsby shows the warning as an error. */
export const quietAboutPunycode = "--disable-warning=DEP0040";

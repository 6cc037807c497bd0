/** Where each package keeps the file behind its command. */
const files = {
  gatsby: require.resolve("gatsby/cli.js"),
  jest: require.resolve("jest/bin/jest"),
  playwright: require.resolve("@playwright/test/cli"),
  tsc: require.resolve("typescript/bin/tsc"),
  tsx: require.resolve("tsx/cli"),
};

/**
 * How to start a package's command on any system, as in `spawn(...command("gatsby", "build"))`: Node runs its file. What lies in
 * `node_modules/.bin` is for a shell, and another thing on each system.
 */
export const command = (name: keyof typeof files, ...words: string[]): [program: string, words: string[]] => [
  process.execPath,
  [files[name], ...words],
];

/** Has every Node process load a file before its own, for NODE_OPTIONS. The file's folders may have spaces in their names. */
export const loading = (file: string): string => `--require ${JSON.stringify(file)}`;

/** Has each process that Node starts end with the one that started it, for NODE_OPTIONS. Gatsby's workers outlive it otherwise. */
export const exitWithParent = "--import=data:text/javascript,process.send&&process.once('disconnect',process.exit)";

/** For NODE_OPTIONS: packages of Gatsby's use the `punycode` of Node, and Gatsby shows the warning of Node 22 and newer as an error. */
export const quietAboutPunycode = "--disable-warning=DEP0040";

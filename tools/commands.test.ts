import os from "node:os";

afterEach(() => {
  process.exitCode = undefined;
  jest.restoreAllMocks();
});

// These results do not depend on content/.
test.each([
  ["photos", "upload", "npm run photos check"],
  ["check", "--launhc", "npm run check -- --launch"],
  ["generate", "reference", "npm run generate"],
])("`npm run %s %s` exits with 2, and prints the usage", async (name, word, usage) => {
  const printed = jest.spyOn(console, "error").mockReturnValue();
  jest.replaceProperty(process, "argv", ["node", name, word]);
  await jest.isolateModulesAsync(() => import(`./${name}`) as Promise<void>);
  // None of these waits for anything else.
  await new Promise(setImmediate);
  expect(printed.mock.lastCall?.[0]).toContain(usage);
  expect(process.exitCode).toBe(2);
});

test.each([
  ["linux", "/home/ann/site (1)"],
  ["win32", "C:\\Users\\Zoë\\site"],
] as const)("`npm run build` names a folder in which Gatsby cannot build on %s, %s", async (platform, folder) => {
  const printed = jest.spyOn(console, "error").mockReturnValue();
  jest.spyOn(os, "platform").mockReturnValue(platform);
  jest.spyOn(process, "cwd").mockReturnValue(folder);
  jest.replaceProperty(process, "argv", ["node", "build"]);
  await jest.isolateModulesAsync(() => import("./build").then(() => undefined));
  await new Promise(setImmediate);
  expect(printed.mock.lastCall?.[0]).toContain(`rename ${folder}`);
  expect(process.exitCode).toBe(1);
});

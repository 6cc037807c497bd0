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

test("`npm run build` names a folder that Gatsby cannot build in, such as that of a second download, site (1)", async () => {
  const printed = jest.spyOn(console, "error").mockReturnValue();
  jest.spyOn(process, "cwd").mockReturnValue("/home/ann/site (1)");
  await jest.isolateModulesAsync(() => import("./build").then(() => undefined));
  await new Promise(setImmediate);
  expect(printed.mock.lastCall?.[0]).toContain("rename /home/ann/site (1)");
  expect(process.exitCode).toBe(1);
});

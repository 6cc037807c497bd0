/** @jest-environment node */
// Playwright cannot be loaded twice, and no browser starts here.
jest.mock("@playwright/test", () => ({ chromium: { executablePath: () => "" } }));

const args = process.argv;
const printed: string[] = [];
const note = (line: string): void => void printed.push(line);

beforeEach(() => {
  printed.length = 0;
  process.exitCode = undefined;
  jest.spyOn(console, "log").mockImplementation(note);
  jest.spyOn(console, "error").mockImplementation(note);
});
afterEach(() => {
  process.argv = args;
  process.exitCode = undefined;
  jest.restoreAllMocks();
});

// These results do not depend on content/.
test.each([
  ["photos", "upload", 2, "npm run photos check"],
  ["check", "--launhc", 2, "npm run check -- --launch"],
  ["bench", "pages --rounds few", 2, "npm run bench pages"],
  ["generate", "reference", 2, "npm run generate"],
  ["serve", "9001", 2, "npm run serve"],
])("`npm run %s %s` exits with %i, and prints the problem or the usage", async (name, words, code, message) => {
  process.argv = ["node", name, ...words.split(" ").filter(Boolean)];
  await jest.isolateModulesAsync(() => import(`./${name}`) as Promise<void>);
  // None of these waits for anything else.
  await new Promise(setImmediate);
  expect({ code: process.exitCode ?? 0, printed: printed.join("\n") }).toEqual({
    code,
    printed: expect.stringMatching(message),
  });
});

import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { command } from "./support/commands";

// What is asked of each goes wrong, or right, whatever stands in content/.
test.concurrent.each([
  ["changes", "", 0, "## Pages that change"],
  ["changes", "no-such-commit", 1, "no-such-commit"],
  ["new", "page About", 1, '"About" cannot be the name of a page'],
  ["photos", "keep no-such-photo", 1, "there is no such photo"],
  ["new", "page", 2, "npm run new page <name>"],
  ["check", "--launhc", 2, "npm run check -- --launch"],
  ["photos", "chekc", 2, "npm run photos check"],
  ["changes", "one two", 2, "npm run changes <commit>"],
  ["shots", "handbok", 2, "npm run shots handbook"],
  ["bench", "pages --rounds few", 2, "npm run bench pages"],
  ["generate", "reference", 2, "npm run generate"],
  ["compress", "--brotli", 2, "npm run compress"],
  ["serve", "9001", 2, "npm run serve"],
])("npm run %s %s ends with %i and says what it found, or what to write", async (name, words, code, says) => {
  const child = spawn(...command("tsx", `tools/${name}.ts`, ...words.split(" ").filter(Boolean)));
  const ended = new Promise((resolve) => child.on("close", resolve));
  const printed = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect({ code: await ended, printed: printed.join("") }).toEqual({ code, printed: expect.stringContaining(says) });
});

import { existsSync, writeFileSync } from "node:fs";
import { readContent } from "../plugins/content-model/read/read-content";
import { readTypes } from "../plugins/content-model/schema/read-types";
import { writeFiles } from "./lib/files";
import { runCommand } from "./lib/run-command";
import { reference } from "./editors/reference";
import { textHashes } from "./editors/sample-texts";

void runCommand({ usage: "npm run generate   writes docs/reference.md from the content types", options: {} }, () => {
  writeFiles(".", { "docs/reference.md": reference(readTypes("src")) });
  console.log("docs/reference.md");
  const content = readContent(process.cwd());
  // Another company's texts are its own; before it writes its name, it deletes these tests.
  if (content.placeholders.get("company") !== "Larch Row" || !existsSync("tests/acceptance")) return;
  const hashes = new Set(textHashes(content).map(([, hash]) => hash));
  writeFileSync("tools/editors/sample-texts.json", `${JSON.stringify([...hashes].sort(), null, 2)}\n`);
});

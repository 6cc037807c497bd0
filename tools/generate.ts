import { writeFileSync } from "node:fs";
import { readContent } from "../plugins/gatsby-source-content/read/read-content";
import { readTypes } from "../plugins/gatsby-source-content/schema/read-types";
import { runCommand } from "./lib/run-command";
import { reference } from "./editors/reference";
import { sectionHashes } from "./editors/sample-texts";

void runCommand({ usage: "npm run generate   writes docs/reference.md from the content types", options: {} }, () => {
  writeFileSync("docs/reference.md", reference(readTypes()));
  console.log("docs/reference.md");
  const content = readContent();
  // Another company's texts are its own.
  if (content.placeholders.get("company") !== "Larch Row") return;
  const hashes = new Set(sectionHashes(content).map(([, hash]) => hash));
  writeFileSync("tools/editors/sample-texts.json", `${JSON.stringify([...hashes].sort(), null, 2)}\n`);
});

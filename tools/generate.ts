import { writeFileSync } from "node:fs";
import { readContent } from "../plugins/gatsby-source-content/read/read-content";
import { readTypes } from "../plugins/gatsby-source-content/schema/read-types";
import { runCommand } from "./lib/run-command";
import { reference } from "./editors/reference";

void runCommand({ usage: "npm run generate   writes docs/reference.md from the content types", options: {} }, () => {
  writeFileSync("docs/reference.md", reference(readTypes(), readContent()));
  console.log("docs/reference.md");
});

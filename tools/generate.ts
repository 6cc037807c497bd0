import { writeFileSync } from "node:fs";
import { readContent } from "../src/content/read/content";
import { readTypes } from "../src/content/schema/sdl";
import { reference } from "./editors/reference";

writeFileSync("docs/reference.md", reference(readTypes(), readContent()));
console.log("docs/reference.md");

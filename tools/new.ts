import { readContent } from "../plugins/gatsby-source-content/read/read-content";
import { readTypes } from "../plugins/gatsby-source-content/schema/read-types";
import { sectionTypeNames, sectionWord } from "../plugins/gatsby-source-content/schema/sdl";
import { newPage, newPhoto, type NewFiles } from "../plugins/gatsby-source-content/write/new-content";
import { newSection } from "../plugins/gatsby-source-content/write/new-section";
import { writeFiles } from "./support/files";
import { runCommand, WrongUsage } from "./support/run-command";

const types = readTypes();
const usage = `npm run new page <name>              a draft page; for example: npm run new page landlords
npm run new section <page> <type>    a section at the end of a page; for example: npm run new section about steps
npm run new photo <name>             a photo of your own; for example, for content/photos/front-door.jpg: npm run new photo front-door
npm run new photo <name> <url>       a stock photo, by its URL at the stock host

Section types: ${sectionTypeNames(types).map(sectionWord).join(", ")}`;

void runCommand({ usage, most: 3, options: {} }, ([what, name, detail]) => {
  let files: NewFiles | undefined;
  if (what === "page" && name && !detail) files = newPage(readContent(), types, name);
  if (what === "section" && name && detail) files = newSection(readContent(), types, name, detail);
  if (what === "photo" && name) files = newPhoto(readContent(), types, name, detail);
  if (!files) throw new WrongUsage("A page, a section or a photo can be new");
  writeFiles(".", files);
  console.log(Object.keys(files).join("\n"));
});

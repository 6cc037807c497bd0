import { readContent } from "../src/content/read/content";
import { readTypes } from "../src/content/schema/sdl";
import { outline } from "./editors/outline";

console.log(outline(readContent(), readTypes()));

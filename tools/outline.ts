import { readContent } from "../src/content/read/content";
import { outline } from "./editors/outline";

console.log(outline(readContent()));

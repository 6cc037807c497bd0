import { readContent } from "../src/content/content";
import { outline } from "./editors/outline";

console.log(outline(readContent()));

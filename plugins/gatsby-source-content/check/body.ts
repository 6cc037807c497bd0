import type { Content } from "../read/content";
import type { Entry } from "../read/entry";
import { hasDirective } from "../schema/field-definition";
import { partsOf } from "../read/markdown";
import type { Problem } from "../problem";
import { fieldsOf, type Types } from "../schema/sdl";

/** The text under each file's fields fits into its page: headings in order, and a place where it is shown. */
export function checkBodies(content: Content, types: Types): Problem[] {
  return [...content.entries.values()].flatMap((entry) => {
    if (entry.body.trim() === "") return [];
    return [...unshown(entry, types), ...headings(entry)];
  });
}

function unshown(entry: Entry, types: Types): Problem[] {
  const fields = fieldsOf(types, entry.typeName ?? "");
  if (fields.length === 0 || fields.some((field) => hasDirective(field, "body"))) return [];
  const blank = entry.body.split("\n").findIndex((line) => line.trim() !== "");
  return [
    {
      file: entry.file,
      line: entry.bodyLine + blank,
      column: 1,
      message: "this text is not shown anywhere: write it in a section",
    },
  ];
}

/** A page's heading has level 1 and a section's has level 2, so the headings of a section's text start with `###`. */
function headings(entry: Entry): Problem[] {
  let above = 2;
  const lines = entry.body.split("\n");
  return partsOf(entry, "heading").flatMap(({ node, place }) => {
    const { depth } = node;
    const message =
      node.children.length === 0
        ? "the heading has no words"
        : !lines[place.line - entry.bodyLine]?.includes("#")
          ? "a line of dashes or equals signs under a text makes a heading of it: leave an empty line between them"
          : entry.typeName === "HeroSection"
            ? "the text of a hero has no headings: the hero's heading is the page's"
            : depth < 3
              ? "a heading in a text starts with ###, because the section has a heading of its own"
              : depth > above + 1
                ? `the heading skips a level: start it with ${"#".repeat(above + 1)}`
                : undefined;
    above = Math.max(2, depth);
    return message ? [{ file: entry.file, ...place, message }] : [];
  });
}

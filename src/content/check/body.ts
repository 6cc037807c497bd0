import type { Content } from "../read/content";
import type { Entry } from "../read/entry";
import { hasDirective } from "../schema/field-definition";
import { partsOf } from "../read/markdown";
import type { Problem } from "../problem";
import { fieldsOf, type Types } from "../schema/sdl";

/** The text under each file's fields fits into the page around it. */
export function checkBodies(content: Content, types: Types): Problem[] {
  return [...content.entries.values()].flatMap((entry) => {
    if (entry.body.trim() === "") return [];
    return [...unshown(entry, types), ...headings(entry), ...html(entry)];
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
      message: "a text here is shown nowhere: write it in a section",
    },
  ];
}

/** The page's heading is `#`, a section's own is `##`: those of its text begin with `###`. */
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
            ? "a hero's text takes no headings: its own is the page's"
            : depth < 3
              ? "a heading in a text starts with ###, because the section has a heading of its own"
              : depth > above + 1
                ? `the heading skips a level: start it with ${"#".repeat(above + 1)}`
                : undefined;
    above = Math.max(2, depth);
    return message ? [{ file: entry.file, ...place, message }] : [];
  });
}

/** Markdown has a sign for all that a text may hold; HTML could break the page around it. */
function html(entry: Entry): Problem[] {
  const opened = new Set<object>();
  return partsOf(entry, "html").flatMap(({ node: { value }, parent, place }) => {
    // An end tag is told with its start tag.
    if (value.startsWith("</") && opened.has(parent)) return [];
    opened.add(parent);
    const [tag] = /^<\/?[a-z][a-z0-9-]*/i.exec(value) ?? [];
    const message = value.startsWith("<!--")
      ? "a comment in a text would be sent to visitors: write it among the fields, after a #"
      : `${tag ? `${tag}>` : "this"} is HTML, which a text cannot hold: write it in markdown, as in **bold**, _emphasis_ or [words](/about)`;
    return [{ file: entry.file, ...place, message }];
  });
}

import type { Content } from "../read/content";
import type { Entry } from "../read/entry";
import { hasDirective } from "../schema/field-definition";
import { markdownNodes } from "../read/markdown";
import type { Problem } from "../problem";
import { remember } from "../remember";
import { mendingOf, offsetOf } from "./slips/slip";
import { fieldsOf, type Types } from "../schema/sdl";

/** The text under each file's fields fits into its page: headings in order, and a place where it is shown. */
export function checkBodies(content: Content, types: Types): Problem[] {
  return [...content.entries.values()].flatMap((entry) => {
    if (entry.body.trim() === "") return [];
    return [...unshown(entry, types), ...headings(entry), ...splitLists(entry)];
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
  return markdownNodes(entry, "heading").flatMap(({ node, place }) => {
    const { depth } = node;
    const least = Math.min(depth, above + 1);
    const marks = "#".repeat(Math.max(3, least));
    const isMarked = lines[place.line - entry.bodyLine]?.includes("#");
    const message =
      node.children.length === 0
        ? "the heading has no words"
        : !isMarked
          ? "a line of dashes or equals signs under a text makes a heading of it: leave an empty line between them"
          : entry.typeName === "HeroSection"
            ? "the text of a hero has no headings: the hero's heading is the page's"
            : depth < 3
              ? "a heading in a text starts with ###, because the section has a heading of its own"
              : depth > above + 1
                ? `the heading skips a level: start it with ${marks}`
                : undefined;
    above = Math.max(2, Math.min(depth, marks.length));
    if (message === undefined) return [];
    const isCertain = isMarked && node.children.length > 0 && entry.typeName !== "HeroSection";
    const from = offsetOf(entry, place);
    const mend = isCertain ? { mend: mendingOf(entry, [from, from + depth], marks) } : {};
    return [{ file: entry.file, ...place, message, ...mend }];
  });
}

/** Another sign before its entries, - or * or +, begins another list. */
const splitLists = remember((entry: Entry): readonly Problem[] => {
  const lists = markdownNodes(entry, "list");
  return lists.flatMap((list, at) => {
    const above = lists.findLast((one, before) => before < at && one.parent === list.parent);
    const siblings: unknown = "children" in list.parent ? list.parent.children : [];
    if (!above || list.node.ordered || above.node.ordered || !Array.isArray(siblings)) return [];
    if (siblings.indexOf(list.node) !== siblings.indexOf(above.node) + 1) return [];
    const { node, place } = entry.body[list.node.position?.start.offset ?? 0] === "-" ? above : list;
    const [from, to] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const starts = node.children.map((item) => (item.position?.start.offset ?? 0) - from);
    const written = entry.body.slice(from, to);
    const text = written.replaceAll(/[^]/g, (sign, index: number) => (starts.includes(index) ? "-" : sign));
    const start = offsetOf(entry, place);
    const end = offsetOf(entry, {
      line: (node.position?.end.line ?? 1) + entry.bodyLine - 1,
      column: node.position?.end.column ?? 1,
    });
    const message = "the entries of one list start with one sign: write a dash and a space";
    return [{ file: entry.file, ...place, message, mend: mendingOf(entry, [start, end], text) }];
  });
});

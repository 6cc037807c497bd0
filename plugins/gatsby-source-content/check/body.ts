import { hasText, type Types } from "../schema/sdl";
import { markdownNodes } from "../read/markdown";
import type { Entry } from "../read/entry";
import type { Problem } from "../problem";
import { inEach, problemIn } from "./rule";

/** The text under each file's fields fits into its page: headings in order, and a place where it is shown. */
export const checkBodies = inEach((entry, types) =>
  entry.body.trim() === "" ? [] : [...unshown(entry, types), ...headings(entry), ...splitLists(entry)],
);

function unshown(entry: Entry, types: Types): Problem[] {
  if (!types.has(entry.typeName ?? "") || hasText(types, entry.typeName)) return [];
  const at = entry.bodyAt + entry.body.search(/\S/);
  const where = entry.kind === "section" ? "another section" : "a section";
  return [problemIn(entry, [at, at], `this text is not shown anywhere: write it in ${where}`)];
}

/** A page's heading has level 1 and a section's has level 2, so the headings of a section's text start with `###`. */
function headings(entry: Entry): Problem[] {
  let above = 2;
  return markdownNodes(entry, "heading").flatMap(({ node: { depth, children }, range: [from] }) => {
    const marks = "#".repeat(Math.max(3, Math.min(depth, above + 1)));
    const isMarked = entry.plain[from] === "#";
    const wrong =
      children.length === 0
        ? "the heading has no words"
        : !isMarked
          ? "a line of dashes or equals signs under a text makes a heading of it: write ### before the text, or leave the line out"
          : entry.typeName === "HeroSection"
            ? "the text of a hero has no headings: the hero's heading is the page's"
            : undefined;
    const misfits = marks.length !== depth;
    above = marks.length;
    if (wrong !== undefined) return [problemIn(entry, [from, from], wrong)];
    const message = `a heading in a text starts with ###, below the section's own heading, or with one # more than the heading above: write ${marks}`;
    return misfits ? [problemIn(entry, [from, from + depth], message, marks)] : [];
  });
}

/** Another sign before its entries, - or * or +, begins another list. */
function splitLists(entry: Entry): Problem[] {
  const lists = markdownNodes(entry, "list").filter(({ node }) => !node.ordered);
  return lists.flatMap(({ node, parent, range }, at) => {
    const { node: above, range: before } = lists.findLast((one, nth) => nth < at && one.parent === parent) ?? {};
    if (!above || !before || entry.plain.slice(before[1], range[0]).trim() !== "") return [];
    const [from, to] = entry.plain[range[0]] === "-" ? before : range;
    const items = (from === range[0] ? node : above).children;
    const starts = items.map((item) => entry.bodyAt + (item.position?.start.offset ?? 0));
    const text = entry.plain
      .slice(from, to)
      .replaceAll(/[^]/g, (sign, nth: number) => (starts.includes(from + nth) ? "-" : sign));
    return [
      problemIn(entry, [from, to], "the entries of one list start with one sign: write a dash and a space", text),
    ];
  });
}

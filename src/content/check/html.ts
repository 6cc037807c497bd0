import type { Entry } from "../read/entry";
import { partsOf } from "../read/markdown";
import type { Place, Problem } from "../problem";
import { oneOf } from "./suggest";

/** Elements that can stand within a line of text and do nothing else. */
const harmless = [
  "abbr",
  "br",
  "cite",
  "del",
  "dfn",
  "ins",
  "kbd",
  "mark",
  "q",
  "s",
  "small",
  "sub",
  "sup",
  "time",
  "wbr",
];
const empty = ["br", "wbr"];
const attributes = /^(\s+(title|lang|datetime)="[^"<>]*")*\s*\/?$/;
const tag = /<!--[\s\S]*?(-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9-]*)([^>]*)(>|$)|<[!?][^>]*>?/g;

interface OpenTag {
  name: string;
  place: Place;
}

/** HTML in a text is for what markdown has no sign for; anything that could break the page around it is refused. */
export function htmlProblems(entry: Entry): Problem[] {
  const problems: Problem[] = [];
  const add = (place: Place, message: string): number => problems.push({ file: entry.file, ...place, message });
  const open = new Map<object, OpenTag[]>();
  const refused = new Set<string>();
  for (const { node, parent, place } of partsOf(entry, "html")) {
    const stack = open.get(parent) ?? [];
    open.set(parent, stack);
    for (const found of node.value.matchAll(tag)) {
      const at = placeWithin(place, node.value.slice(0, found.index));
      const [whole, commentEnd, slash, name, rest = "", end] = found;
      if (whole.startsWith("<!--")) {
        if (commentEnd === "") add(at, "the comment has no end: write --> after it");
      } else if (name === undefined || !harmless.includes(name.toLowerCase())) {
        // An element that was refused where it starts is not refused again where it ends.
        if (!slash || !refused.has(name ?? "")) add(at, refusal(name ? `<${slash}${name}>` : whole));
        refused.add(name ?? "");
      } else if (slash && stack.at(-1)?.name === name) stack.pop();
      else if (slash) add(at, `</${name}> closes nothing`);
      else {
        if (end === "" || !attributes.test(rest))
          add(at, `<${name}> takes no attributes but title="…", lang="…" and datetime="…"`);
        if (!empty.includes(name.toLowerCase())) stack.push({ name, place: at });
      }
    }
  }
  for (const { name, place } of [...open.values()].flat())
    add(place, `<${name}> is not closed: write </${name}> after it`);
  return problems;
}

const refusal = (tag: string): string =>
  `${tag} may break the page: write it in markdown. HTML can be ${oneOf(harmless).replaceAll('"', "")}`;

/** The place after `before`, which starts at `place`. */
function placeWithin({ line, column }: Place, before: string): Place {
  const lines = before.split("\n");
  const last = lines.at(-1) ?? "";
  return { line: line + lines.length - 1, column: lines.length === 1 ? column + last.length : last.length + 1 };
}

import { parse, type Container, type Rule } from "postcss";
import { filesIn } from "./files";

/** The names of the style sheets of each section type, with which their classes start: "steps" has "house", "loop" and "steps". */
function styleSheets(folder: string): Map<string, string[]> {
  const sheets = new Map<string, string[]>();
  for (const file of filesIn(folder)) {
    const [, type = "", name] = /^([\w-]+)\/([\w-]+)\.module\.scss$/.exec(file) ?? [];
    if (name) sheets.set(type, [...(sheets.get(type) ?? []), name]);
  }
  return sheets;
}

/** Splits a style sheet into the styles of each section type in a folder, and under "" those of all pages. */
export function splitStyles(css: string, folder: string): Map<string, string> {
  const sheets = styleSheets(folder);
  const classes = [...sheets].map(
    ([type, names]) => [type, new RegExp(`\\.(?:${names.join("|")})(?![a-z\\d])`)] as const,
  );
  const ownerOf = ({ selectors }: Rule): string =>
    classes.find(([, name]) => selectors.every((selector) => name.test(selector)))?.[0] ?? "";
  const stylesOf = (type: string): string => {
    const root = parse(css);
    prune(root, (rule) => ownerOf(rule) === type, type === "");
    return root.toString();
  };
  return new Map(["", ...sheets.keys()].map((type) => [type, stylesOf(type)]));
}

/** Removes other rules, and queries without any. `all` keeps other at-rules, for example fonts. */
function prune(container: Container, isKept: (rule: Rule) => boolean, all: boolean): void {
  for (const node of [...(container.nodes ?? [])]) {
    const isQuery = node.type === "atrule" && /^(media|supports)$/.test(node.name);
    if (isQuery) prune(node, isKept, all);
    const stays = node.type === "rule" ? isKept(node) : isQuery ? node.nodes?.length : all;
    if (!stays) node.remove();
  }
}

import path from "node:path";
import { parse, type Container, type Rule } from "postcss";
import { filesIn } from "./files";

/** The styles of one section type or optional part, for pages that have one of its classes. */
export interface SectionStyles {
  type: string;
  classes: readonly string[];
  styles: string;
}

/** Splits a style sheet into the styles of all pages, and those of each folder of `src/sections` and `src/optional`. */
export function splitStyles(css: string, source = "src"): { styles: string; sectionStyles: SectionStyles[] } {
  // Each class starts with the name of its file. The longest name wins: "contact-details" is no class of "contact".
  const sheets = filesIn(source)
    .filter((file) => file.endsWith(".module.scss"))
    .map((file) => ({
      name: path.basename(file, ".module.scss"),
      type: /^(?:sections|optional)\/([^/]+)/.exec(file)?.[1] ?? "",
    }))
    .sort((one, other) => other.name.length - one.name.length);
  const typeOf = (name: string): string => sheets.find((sheet) => `${name}-`.startsWith(`${sheet.name}-`))?.type ?? "";
  const types = [...new Set(sheets.flatMap(({ type }) => type || []))].sort();
  const ownerOf = ({ selectors }: Rule): string => {
    const [first = [], ...others] = selectors.map((one) => classesIn(one).map(typeOf));
    return first.filter((type) => type && others.every((owners) => owners.includes(type))).sort()[0] ?? "";
  };
  const sheet = parse(css);
  const stylesOf = (type: string): string => {
    const root = sheet.clone();
    prune(root, (rule) => ownerOf(rule) === type, type === "");
    return root.toString();
  };
  const sectionStyles = types.map((type) => {
    const styles = stylesOf(type);
    return { type, classes: [...new Set(classesIn(styles))].filter((name) => typeOf(name) === type), styles };
  });
  return { styles: stylesOf(""), sectionStyles };
}

const classesIn = (css: string): string[] => [...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name);

/** Removes other rules, and queries without any. `all` keeps other at-rules, for example fonts. */
function prune(container: Container, isKept: (rule: Rule) => boolean, all: boolean): void {
  for (const node of [...(container.nodes ?? [])]) {
    const isQuery = node.type === "atrule" && /^(media|supports)$/.test(node.name);
    if (isQuery) prune(node, isKept, all);
    const stays = node.type === "rule" ? isKept(node) : isQuery ? node.nodes?.length : all;
    if (!stays) node.remove();
  }
}

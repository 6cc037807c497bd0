import { entriesOf, type Content } from "../read/content";
import type { Problem } from "../problem";
import { fillTokens } from "../read/tokens";
import { problemAt } from "./rule";

/** Each page has its own title and description, so that search results differ. */
export const checkUnique = (content: Content): Problem[] =>
  ["title", "description"].flatMap((field) => twins(content, field));

function twins(content: Content, field: string): Problem[] {
  const first = new Map<string, string>();
  return entriesOf(content, "page").flatMap((page) => {
    const value = page.data?.[field];
    if (typeof value !== "string") return [];
    const text = fillTokens(value, content.facts);
    const twin = first.get(text);
    if (twin) return [problemAt(page, [field], `is also the ${field} of ${twin}: say what only this page offers`)];
    first.set(text, page.file);
    return [];
  });
}

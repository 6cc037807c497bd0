import { Kind } from "graphql";
import { entriesOf, findNamed, type Content } from "../content";
import type { Entry } from "../entry";
import { argument, namedType } from "../fields";
import type { Problem } from "../problem";
import { fieldsOf, type Types } from "../sdl";
import { problemAt } from "./rule";
import { didYouMean } from "./suggest";

/** Each photo and form that a field names has a file. */
export function checkReferences(content: Content, types: Types): Problem[] {
  return [...content.entries.values()].flatMap((entry) => referencesOf(entry, types, content));
}

function referencesOf(entry: Entry, types: Types, content: Content): Problem[] {
  return fieldsOf(types, entry.typeName ?? "").flatMap((field) => {
    const key = field.name.value;
    const value = entry.data?.[key];
    if (argument(field, "link", "by") !== "name" || typeof value !== "string" || value === "") return [];
    const typeName = namedType(field.type);
    if (field.type.kind === Kind.LIST_TYPE || findNamed(content, typeName, value)) return [];
    const kind = typeName === "Form" ? "form" : "photo";
    const names = entriesOf(content, kind).map((one) => one.name);
    return [
      problemAt(
        entry,
        [key],
        `there is no ${kind} "${value}".${didYouMean(value, names)} Its file would be content/${kind}s/${value}.md`,
      ),
    ];
  });
}

import { Kind, type EnumTypeDefinitionNode, type FieldDefinitionNode } from "graphql";
import { stringify } from "yaml";
import { argument, hasDirective, isDerived, isList, isRequired, namedType } from "../schema/field-definition";
import { fieldsOf, isSectionName, sectionWord, type Types } from "../schema/sdl";
import { onOneLine, parseDescription } from "../schema/description";

/** Values to use in place of the examples in the .graphql files, by the field's name. */
export type Given = Readonly<Record<string, unknown>>;

/** What a file needs, though none of its fields is required: a photo is a stock photo unless its picture lies beside it. */
const sample: Readonly<Record<string, Given>> = {
  Photo: { source: "https://images.unsplash.com/photo-1564013799919-ab600027ffc6" },
};

/**
 * A file of a content type to start from: the required fields, filled in with the examples of their descriptions, and the others
 * as comments. An editor who wants one of these removes its #. Without `notes` for those who write by hand there are no comments.
 */
export function startingFile(
  types: Types,
  typeName: string,
  given: Given = sample[typeName] ?? {},
  notes = true,
): string {
  const fields = fieldsOf(types, typeName).filter((field) => !isDerived(field));
  const ordered = [...fields.filter(isRequired), ...fields.filter((field) => !isRequired(field))];
  const type = isSectionName(typeName) ? `type: ${sectionWord(typeName)}\n` : "";
  return `---\n${type}${ordered.map((field) => fieldLines(types, field, given, notes)).join("")}---\n`;
}

function fieldLines(types: Types, field: FieldDefinitionNode, given: Given, notes: boolean): string {
  const name = field.name.value;
  const lines = stringify({ [name]: exampleOf(types, field, given) }, { lineWidth: 0 });
  const isWritten = isRequired(field) || name in given;
  if (!notes) return isWritten ? lines : "";
  return `# ${onOneLine(field.description?.value)}\n${isWritten ? lines : lines.replaceAll(/^(?=.)/gm, "# ")}`;
}

/** A value that a field accepts: what was given, or what its description shows. */
function exampleOf(types: Types, field: FieldDefinitionNode, given: Given = {}): unknown {
  const name = field.name.value;
  if (name in given) return given[name];
  const one = singleExample(types, field);
  if (!isList(field.type)) return one;
  const count = Number(argument(field, "constraint", "minItems") ?? 1);
  return Array.from({ length: count }, () => structuredClone(one));
}

function singleExample(types: Types, field: FieldDefinitionNode): unknown {
  const typeName = namedType(field.type);
  const type = types.get(typeName);
  const { example } = parseDescription(field.description?.value);
  if (type?.kind === Kind.ENUM_TYPE_DEFINITION) return wordsOf(type)[0];
  if (type?.kind === Kind.OBJECT_TYPE_DEFINITION && !hasDirective(field, "link"))
    return Object.fromEntries(
      fieldsOf(types, typeName)
        .filter((one) => !isDerived(one) && isRequired(one))
        .map((one) => [one.name.value, exampleOf(types, one)]),
    );
  if (typeName === "Boolean") return true;
  if (typeName === "Int") return Number(example ?? argument(field, "constraint", "min"));
  // Every site has a home page to lead to.
  if (argument(field, "constraint", "format") === "link") return "/";
  return example ?? "To be written";
}

const wordsOf = ({ values = [] }: EnumTypeDefinitionNode): string[] => values.map(({ name }) => name.value);

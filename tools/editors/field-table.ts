import { type FieldDefinitionNode, Kind } from "graphql";
import { argument, hasDirective, isList, isRequired, namedType } from "../../src/content/schema/field-definition";
import type { Types } from "../../src/content/schema/sdl";
import { partsOf } from "../../src/content/schema/description";

/** Fields as a table in markdown. */
export const fieldTable = (types: Types, fields: readonly FieldDefinitionNode[]): string =>
  [
    "| Field | What to write | Example | Rules |",
    "| --- | --- | --- | --- |",
    ...fields.map((field) => row(types, field)),
  ].join("\n");

function row(types: Types, field: FieldDefinitionNode): string {
  const { words, example = "" } = partsOf(field.description?.value);
  const cells = [`\`${field.name.value}\``, words, example.trim(), rules(types, field)];
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}

/** As in "required · list of 2 to 8 · [Card](#card)". */
function rules(types: Types, field: FieldDefinitionNode): string {
  const items = range(field, "minItems", "maxItems");
  const characters = range(field, "minLength", "maxLength");
  const typeName = namedType(field.type);
  const kind = types.get(typeName)?.kind;
  const isGroup = kind === Kind.OBJECT_TYPE_DEFINITION && !hasDirective(field, "link");
  const fallback = argument(field, "fallback", "value");
  return [
    isRequired(field) ? "required" : undefined,
    isList(field.type) ? ["list", items].filter(Boolean).join(" of ") : undefined,
    characters && `${characters} characters`,
    isGroup || kind === Kind.ENUM_TYPE_DEFINITION ? `[${typeName}](#${typeName.toLowerCase()})` : undefined,
    typeof fallback === "string" ? `\`${fallback}\` if left out` : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(" · ");
}

/** What a field's constraints allow, as in "2 to 8"; undefined where they set no limit. */
function range(field: FieldDefinitionNode, from: string, to: string): string | undefined {
  const least = Number(argument(field, "constraint", from) ?? 0);
  const most = Number(argument(field, "constraint", to) ?? 0);
  if (least && most) return `${least} to ${most}`;
  if (least) return `at least ${least}`;
  return most ? `up to ${most}` : undefined;
}

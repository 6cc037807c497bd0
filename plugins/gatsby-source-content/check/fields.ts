import type { ErrorObject } from "ajv";
import { siteFile } from "../kinds";
import type { Content } from "../read/content";
import type { Entry } from "../read/entry";
import type { FieldPath } from "../read/places";
import type { Problem } from "../problem";
import { hasText, type Types } from "../schema/sdl";
import { fillTokensIn, tokensIn, type Facts } from "../read/tokens";
import { explain, propertiesOf } from "./explain";
import { isMisplaced } from "./files";
import { problemAt } from "./rule";
import { hasKnownType } from "./sections";
import { suggest } from "./suggest";
import { validatorOf } from "./validators";

/** Every field is as its GraphQL type declares it, with tokens filled in. */
export function checkFields(content: Content, types: Types): Problem[] {
  const facts = soundFacts(content, types);
  return [...content.entries.values()].flatMap((entry) =>
    isMisplaced(entry, types)
      ? []
      : errorsIn(entry, types, facts).map((error) => toProblem(entry, error, types, facts)),
  );
}

/** The valid facts of site.md: a mistake in one is reported there, not in every text that uses it. */
export function soundFacts({ entries, facts }: Content, types: Types): Facts {
  const site = entries.get(siteFile);
  const wrong = site ? errorsIn(site, types, facts).map(({ instancePath }) => instancePath.split("/")[1]) : [];
  return new Map([...facts].filter(([token]) => !wrong.includes(token === "company" ? "name" : token)));
}

function errorsIn({ data, kind, typeName }: Entry, types: Types, facts: Facts): ErrorObject[] {
  if (!data || !typeName || !hasKnownType({ kind, typeName }, types)) return [];
  const validate = validatorOf(types)(typeName);
  if (!validate || validate(fillTokensIn(data, facts))) return [];
  const errors = validate.errors ?? [];
  const misspelt = errors.filter(({ keyword }) => keyword === "additionalProperties").map(meant);
  return errors.filter((error) => {
    switch (error.keyword) {
      case "const": // Another rule reports unknown kinds of sections.
        return false;
      case "required": // The misspelt field is the missing one.
        return !misspelt.includes(`${error.instancePath}/${error.params.missingProperty}`);
      case "format": // Other rules report links, and unknown tokens.
      case "pattern":
        if (error.params.format === "link") return false;
        return error.params.format === "path" || typeof error.data !== "string" || tokensIn(error.data).length === 0;
      case "maxLength":
        return isTooLong(data, error);
      default:
        return true;
    }
  });
}

/** Whether a text is too long even as it is written: another name of the company lengthens no text that says {company}. */
function isTooLong(data: Record<string, unknown>, { instancePath, params }: ErrorObject): boolean {
  const written = valueAt(data, pathOf(instancePath));
  return typeof written !== "string" || Array.from(written).length > Number(params.limit);
}

const valueAt = (data: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>((value, part) => Reflect.get(Object(value), part), data);

/** The field that an unknown one was probably meant to be. */
function meant({ instancePath, params, parentSchema }: ErrorObject): string {
  const { likely = "" } = suggest(String(params.additionalProperty), Object.keys(propertiesOf(parentSchema)), true);
  return `${instancePath}/${likely}`;
}

function toProblem(entry: Entry, error: ErrorObject, types: Types, facts: Facts): Problem {
  const place = pathOf(error.instancePath);
  const value = valueAt(entry.data, place);
  const written = { entry, place, value, facts, hasText: place.length === 0 && hasText(types, entry.typeName) };
  const { path, message, at, meant } = explain(error, written);
  return problemAt(entry, path === undefined ? place : [...place, path], message, at, meant);
}

/** `/items/2` -> `["items", 2]`. */
const pathOf = (pointer: string): FieldPath =>
  pointer
    .split("/")
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll("~1", "/").replaceAll("~0", "~")));

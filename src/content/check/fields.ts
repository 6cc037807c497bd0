import Ajv, { type ErrorObject, type ValidateFunction } from "ajv";
import type { Entry } from "../entry";
import type { FieldPath } from "../frontmatter";
import { formats } from "../formats";
import { jsonSchema } from "../json-schema";
import type { Problem } from "../problem";
import type { Types } from "../sdl";
import { fillTokensInRecord } from "../tokens";
import { explain } from "./explain";
import { problemAt, type Rule } from "./rule";

const validators = new WeakMap<Types, Map<string, ValidateFunction>>();

/** The compiled rules of one type; made once for each set of types. */
function validator(types: Types, typeName: string): ValidateFunction {
  const known = validators.get(types) ?? new Map<string, ValidateFunction>();
  validators.set(types, known);
  const found = known.get(typeName) ?? compile(jsonSchema(types, typeName));
  known.set(typeName, found);
  return found;
}

function compile(schema: object): ValidateFunction {
  const ajv = new Ajv({ allErrors: true, verbose: true });
  ajv.addVocabulary(["linksTo", "enumDescriptions"]);
  for (const [name, { test }] of Object.entries(formats)) ajv.addFormat(name, test);
  return ajv.compile(schema);
}

/** Holds every field against what its GraphQL type declares, tokens filled in. */
export const checkFields: Rule = (content, types) => {
  const problems: Problem[] = [];
  for (const entry of content.entries.values()) {
    if (!entry.data || !entry.typeName || !types.has(entry.typeName)) continue;
    const validate = validator(types, entry.typeName);
    if (validate(fillTokensInRecord(entry.data, content.facts))) continue;
    for (const error of validate.errors ?? []) problems.push(toProblem(entry, error));
  }
  return problems;
};

function toProblem(entry: Entry, error: ErrorObject): Problem {
  const { path, message, at } = explain(error);
  return problemAt(entry, pathOf(error.instancePath, path), message, at);
}

/** `/items/2` and `heading` -> `["items", 2, "heading"]`. */
function pathOf(pointer: string, last: string | undefined): FieldPath {
  const parts = pointer
    .split("/")
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll("~1", "/").replaceAll("~0", "~")));
  return last === undefined ? parts : [...parts, last];
}

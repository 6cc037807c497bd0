import type { ErrorObject } from "ajv";
import { siteFile } from "../content-types";
import type { Entry, Content } from "../read/content";
import { valueAt } from "../record";
import { validatorOf } from "../schema/ajv";
import { formats } from "../schema/formats";
import type { FieldSchema } from "../schema/json-schema";
import type { Types } from "../schema/sdl";
import { fillPlaceholdersIn, placeholdersIn, type PlaceholderValues } from "../read/placeholders";
import { explain, type FieldError } from "./explain";
import type { Rule } from "./rule";
import { nearMiss } from "./suggest";

/** Every field matches its GraphQL type, with placeholders filled in. */
export const checkFields: Rule = (content, types) => {
  const values = validPlaceholders(content, types);
  return [...content.entries.values()].flatMap((entry) =>
    errorsIn(entry, types, values).map((error) => explain(entry, error, types)),
  );
};

/** The valid values of placeholders: an error in site.md is reported there, not in every text that uses it. */
export function validPlaceholders({ entries, placeholders: values }: Content, types: Types): PlaceholderValues {
  const site = entries.get(siteFile);
  const wrong = site ? errorsIn(site, types, values).map(({ path }) => path[0]) : [];
  return new Map([...values].filter(([name]) => !wrong.includes(name === "company" ? "name" : name)));
}

function errorsIn(entry: Entry, types: Types, values: PlaceholderValues): FieldError[] {
  const { data, typeName = "" } = entry;
  if (!data) return [];
  // Another rule reports unknown types.
  const validate = validatorOf(types, typeName);
  if (!validate || validate(fillPlaceholdersIn(data, values))) return [];
  const errors = (validate.errors ?? []).map(toFieldError);
  const misspelt = errors
    .filter(({ keyword }) => keyword === "additionalProperties")
    .map(({ path, params, schema }) =>
      [...path, nearMiss(String(params.additionalProperty), Object.keys(schema.properties ?? {}))].join("/"),
    );
  return errors.filter(({ keyword, params, path, schema, data: filled }) => {
    switch (keyword) {
      case "const": // Another rule reports unknown section types.
        return false;
      case "uniqueItems": // Other rules report equal names and questions.
        return !["questions", "hiddenFields"].includes(String(path.at(-1)));
      case "required": // The misspelt field is the missing one.
        return !misspelt.includes([...path, params.missingProperty].join("/"));
      case "format": // Other rules report links and unknown placeholders.
      case "pattern":
        if (schema.format === "link" && (keyword === "format" || !formats.link?.validate(String(filled)))) return false;
        return typeof filled !== "string" || placeholdersIn(filled).length === 0;
      case "maxLength": {
        // A longer name of the company does not make texts with {company} too long.
        const unfilled = valueAt(data, path);
        return typeof unfilled !== "string" || Array.from(unfilled).length > Number(params.limit);
      }
      default:
        return true;
    }
  });
}

const toFieldError = (error: ErrorObject): FieldError => ({
  ...error,
  // "/items/2" -> ["items", 2]
  path: Array.from(error.instancePath.matchAll(/[^/]+/g), ([part]) => (/^\d+$/.test(part) ? Number(part) : part)),
  // Ajv adds it because of `verbose`; all schemas come from json-schema.ts.
  schema: error.parentSchema as FieldSchema,
});

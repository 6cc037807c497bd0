import Ajv, { type Options } from "ajv";
import { fileTypes } from "../kinds";
import { vocabulary } from "./field-schema";
import { formats } from "./formats";
import { jsonSchema } from "./json-schema";
import { sectionTypeNames, type Types } from "./sdl";

/** The GraphQL types that content files have. */
export const contentTypeNames = (types: Types): string[] => [...fileTypes, ...sectionTypeNames(types)];

/** Ajv with the schema of each content type under the type's name. */
export function createAjv(types: Types, options: Options = {}): Ajv {
  const ajv = new Ajv({ allErrors: true, verbose: true, ...options });
  ajv.addVocabulary(vocabulary);
  for (const [name, { test }] of Object.entries(formats)) ajv.addFormat(name, test);
  for (const name of contentTypeNames(types)) ajv.addSchema(jsonSchema(types, name), name);
  return ajv;
}

import Ajv, { _ } from "ajv";
import standaloneCode from "ajv/dist/standalone";
import { fileTypes } from "../content-types";
import { memoize } from "../memoize";
import { formats } from "./formats";
import { jsonSchema } from "./json-schema";
import { sectionTypeNames, type Types } from "./sdl";

const contentTypeNames = (types: Types): string[] => [...fileTypes, ...sectionTypeNames(types)];

/** Ajv with the schema of each content type, by the type's name. */
export const ajvOf = memoize((types: Types): Ajv => {
  const code = { source: true, esm: true, formats: _`require("../schema/formats").formats` };
  const ajv = new Ajv({ allErrors: true, verbose: true, code });
  ajv.addVocabulary(["choices", "names"]);
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  for (const name of contentTypeNames(types)) ajv.addSchema(jsonSchema(types, name), name);
  return ajv;
});

/** check/validators.ts as JavaScript without Ajv: https://ajv.js.org/standalone.html */
export function validatorCode(types: Types): string {
  const names = contentTypeNames(types);
  const code = standaloneCode(ajvOf(types), Object.fromEntries(names.map((name) => [name, name])));
  return `${code}\nexport const validatorOf = () => (typeName) => ({ ${names.join(", ")} })[typeName];`;
}

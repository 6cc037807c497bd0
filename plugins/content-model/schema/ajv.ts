import Ajv, { _, type ValidateFunction } from "ajv";
import standaloneCode from "ajv/dist/standalone";
import { fileTypes } from "../content-types";
import { memoize } from "../memoize";
import { formats } from "./formats";
import { jsonSchema } from "./json-schema";
import { sectionTypeNames, type Types } from "./sdl";

const contentTypeNames = (types: Types): string[] => [...fileTypes, ...sectionTypeNames(types)];

/** Ajv with the schema of each content type, by the type's name. */
const ajvOf = memoize((types: Types): Ajv => {
  // Optimising it would cost more time than it saves, even with 6,000 files.
  const code = { optimize: false, source: true, esm: true, formats: _`require("./formats").formats` };
  const ajv = new Ajv({ allErrors: true, verbose: true, code });
  ajv.addVocabulary(["choices", "names"]);
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  for (const name of contentTypeNames(types)) ajv.addSchema(jsonSchema(types, name), name);
  return ajv;
});

/** The validator of a content type by its name; undefined for another name, which Ajv would read as a URL. */
export function validatorOf(types: Types, typeName: string): ValidateFunction | undefined {
  const ajv = ajvOf(types);
  return typeName in ajv.schemas ? ajv.getSchema(typeName) : undefined;
}

/** This module with compiled validators instead of Ajv, for browsers: https://ajv.js.org/standalone.html */
export function validatorCode(types: Types): string {
  const names = contentTypeNames(types);
  const code = standaloneCode(ajvOf(types), Object.fromEntries(names.map((name) => [name, name])));
  return `${code}\nexport const validatorOf = (_types, typeName) => ({ ${names.join(", ")} })[typeName];`;
}

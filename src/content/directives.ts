import type { CreateSchemaCustomizationArgs } from "gatsby";
import { resolveBody } from "./body";

type FieldExtension = Parameters<CreateSchemaCustomizationArgs["actions"]["createFieldExtension"]>[0];

/** The directives of the content types. All but `@body` only speak to the content check. */
export const directives: readonly FieldExtension[] = [
  {
    name: "constraint",
    args: { minLength: "Int", maxLength: "Int", minItems: "Int", maxItems: "Int", min: "Int", max: "Int", pattern: "String", format: "String" },
    extend: () => ({}),
  },
  { name: "derived", extend: () => ({}) },
  { name: "fallback", args: { value: "JSON", from: "String" }, extend: () => ({}) },
  {
    name: "body",
    args: { as: "String!" },
    extend: () => ({ resolve: resolveBody }),
  },
];

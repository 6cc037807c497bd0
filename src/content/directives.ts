import type { CreateSchemaCustomizationArgs } from "gatsby";
import { resolveBody } from "./body";

type FieldExtension = Parameters<CreateSchemaCustomizationArgs["actions"]["createFieldExtension"]>[0];

/** `@body(as: "html")`: a field that is made of the markdown under the frontmatter. */
export const bodyDirective: FieldExtension = {
  name: "body",
  args: { as: "String!" },
  extend: () => ({ resolve: resolveBody }),
};

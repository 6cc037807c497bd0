import type { Content } from "../../src/content/read/content";
import type { Types } from "../../src/content/schema/sdl";
import { reference } from "./reference";
import { snippets } from "./snippets";

/** Everything that follows from the content types, by file: completion for VS Code, and the reference. */
export const generatedFiles = (types: Types, content: Content): Record<string, string> => ({
  ".vscode/content.code-snippets": `${JSON.stringify(snippets(types), null, 2)}\n`,
  "docs/reference.md": reference(types, content),
});

import type { Content } from "../content";
import { sortProblems, type Problem } from "../problem";
import type { Types } from "../sdl";
import { checkDelivery } from "./delivery";
import { checkFields } from "./fields";
import { checkFiles } from "./files";
import { checkReferences } from "./references";
import type { Rule } from "./rule";
import { checkSectionLists, checkSectionTypes } from "./sections";

const rules: readonly Rule[] = [checkFiles, checkFields, checkSectionTypes, checkSectionLists, checkReferences, checkDelivery];

/** All mistakes in the content at once, sorted by file and line; none means that the site can be built. */
export const checkContent = (content: Content, types: Types): Problem[] =>
  sortProblems(rules.flatMap((rule) => rule(content, types)));

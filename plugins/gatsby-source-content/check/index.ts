import type { Content } from "../read/content";
import { sortProblems, type Problem } from "../problem";
import type { Types } from "../schema/sdl";
import { checkBodies } from "./body";
import { checkDelivery } from "./site/delivery";
import { checkFieldSigns } from "./signs/fields";
import { checkFields } from "./fields";
import { checkFiles } from "./files";
import { checkForms } from "./forms";
import { checkHeroes } from "./site/heroes";
import { checkLinks } from "./links";
import { checkLinkTexts, checkMarkdown } from "./markdown";
import { checkPaths, checkUnique } from "./site/paths";
import { checkPhotos, findSmallPictures } from "./photos";
import { checkPrintedSigns } from "./signs";
import { checkReferences } from "./references";
import type { Rule } from "./rule";
import { checkAnchors, checkSectionLists, checkSectionTypes, findUnlisted } from "./sections";
import { withSlips } from "./slips";
import { checkTexts } from "./texts";
import { checkTwice } from "./twice";

const rules: readonly Rule[] = [
  checkFiles,
  checkFields,
  checkTexts,
  checkFieldSigns,
  checkSectionTypes,
  checkSectionLists,
  checkHeroes,
  checkReferences,
  checkPaths,
  checkAnchors,
  checkLinks,
  checkLinkTexts,
  checkPrintedSigns,
  checkPhotos,
  checkBodies,
  checkMarkdown,
  checkForms,
  checkDelivery,
  checkUnique,
  checkTwice,
];

/** Every mistake in the content, sorted by file and line. If there is none, the site can be built. */
export function checkContent(content: Content, types: Types): Problem[] {
  const read = withSlips(content, types);
  return sortProblems(rules.flatMap((rule) => rule(read, types)));
}

/** What is probably not meant, though the site can be built, sorted in the same way. */
export const findWarnings: Rule = (content, types) =>
  sortProblems([...findUnlisted(content, types), ...findSmallPictures(content)]);

import { sortProblems } from "../problem";
import { checkFields } from "./fields";
import { checkFiles } from "./files";
import { checkForms } from "./forms";
import { checkLinks } from "./links";
import { checkLinkTexts, checkMarkdown } from "./markdown";
import { checkPhotos, findOddPhotos } from "./photos";
import { checkReferences } from "./references";
import type { Rule } from "./rule";
import { checkAnchors, checkSectionLists, checkSectionTypes, findUnlisted } from "./sections";
import { checkSigns, findOddSigns } from "./signs";
import { checkDelivery } from "./site/delivery";
import { checkHeroes } from "./site/heroes";
import { checkPaths, checkUnique } from "./site/paths";
import { checkTexts, findCopiedFacts } from "./texts";

const rules: readonly Rule[] = [
  checkFiles,
  checkFields,
  checkTexts,
  checkSectionTypes,
  checkSectionLists,
  checkHeroes,
  checkReferences,
  checkPaths,
  checkAnchors,
  checkLinks,
  checkLinkTexts,
  checkSigns,
  checkPhotos,
  checkMarkdown,
  checkForms,
  checkDelivery,
  checkUnique,
];

const doubts: readonly Rule[] = [findUnlisted, findOddPhotos, findOddSigns, findCopiedFacts];

/** Every error in the content, which cannot be meant as it is written, sorted by file and line. Without errors, the site can be built. */
export const checkContent: Rule = (content, types) => sortProblems(rules.flatMap((rule) => rule(content, types)));

/** What is probably not meant as it is written, though the site can be built; sorted in the same way. */
export const findWarnings: Rule = (content, types) => sortProblems(doubts.flatMap((rule) => rule(content, types)));

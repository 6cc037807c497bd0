import { sortProblems } from "../problem";
import { checkFields } from "./fields";
import { checkFiles } from "./files";
import { checkForms, findAnonymous, findOddLimits } from "./forms";
import { checkLinks } from "./links";
import { checkLinkTexts, checkMarkdown, findEmptyEntries, findOddNumbers, findUnusedTargets } from "./markdown";
import { checkPhotos, findOddPhotos } from "./photos";
import { checkReferences } from "./references";
import type { Rule } from "./rule";
import { checkAnchors, checkSectionLists, checkSectionTypes, findUnlisted } from "./sections";
import { checkSigns, findOddSigns } from "./signs";
import { checkDelivery, findTrackers, findUnexplained } from "./site/company";
import { checkOpeningHours, findPastDays } from "./site/days";
import { checkHeroes } from "./site/heroes";
import { checkLanguages } from "./site/languages";
import { checkPaths, checkUnique } from "./site/paths";
import { checkTexts, findRepeatedContacts } from "./texts";

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
  checkLanguages,
  checkOpeningHours,
  checkUnique,
];

const warningRules: readonly Rule[] = [
  findUnlisted,
  findPastDays,
  findOddPhotos,
  findOddSigns,
  findEmptyEntries,
  findOddNumbers,
  findUnusedTargets,
  findOddLimits,
  findAnonymous,
  findRepeatedContacts,
  findTrackers,
  findUnexplained,
];

/** Every error in the content, sorted by file and line. The site can be built if there are none. */
export const checkContent: Rule = (content, types) => sortProblems(rules.flatMap((rule) => rule(content, types)));

/** Probable slips, sorted in the same way. They do not stop a build. */
export const findWarnings: Rule = (content, types) =>
  sortProblems(warningRules.flatMap((rule) => rule(content, types)));

import type { Entry } from "../../read/content";
import { isDraft, sitePages, type SitePage } from "../../read/pages";
import { contentPath } from "../../content-types";
import { fieldProblem, type Rule } from "../rule";
import { hasKnownType } from "../sections";

const isHero = ({ typeName }: Entry): boolean => typeName === "HeroSection";

/** Each page starts with a hero, which has its main heading, and has only one. */
export const checkHeroes: Rule = (content, types) =>
  // Other rules report missing sections, files and types.
  sitePages(content)
    .filter(({ complete, sections }) => complete && sections.every((section) => hasKnownType(section, types)))
    .flatMap((page) => (page.sections.length > 0 ? heroProblems(page) : []));

function heroProblems({ entry, path, sections }: SitePage) {
  const at = (section: Entry | undefined, message: string) =>
    fieldProblem(entry, ["sections", section ? sections.indexOf(section) : 0], message);
  const shown = sections.filter((section) => isDraft(entry) || !isDraft(section));
  const [first] = shown;
  const hero = shown.find(isHero);
  const why = "a page must start with a hero, which has its main heading";
  if (!hero) {
    const draft = sections.find(isHero);
    const needed = `the page "${path}" has no other hero, so this cannot be a draft: remove this field`;
    if (draft) return [fieldProblem(draft, ["draft"], needed)];
    return [at(first, `${why}: write ${contentPath("section", "hero", entry.slug)}, and list it first`)];
  }
  const [, ...further] = new Set(sections.filter((section) => isHero(section) && !isDraft(section)));
  const more = "a page can have only one hero, which has its main heading: choose another section type, or remove this";
  return [
    ...(hero === first ? [] : [at(first, `${why}: move "${hero.slug}" to the first place`)]),
    ...further.map((section) => at(section, more)),
  ];
}

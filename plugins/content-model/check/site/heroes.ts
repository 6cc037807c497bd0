import { entriesOf, type Entry } from "../../read/content";
import { isDraft, sitePages } from "../../read/pages";
import { isSectionName } from "../../schema/sdl";
import { fieldProblem, type Rule } from "../rule";

const isHero = ({ typeName }: Entry): boolean => typeName === "HeroSection";

const why = "a page must start with a hero, which has its main heading";
const more = "a page can have only one hero, which has its main heading: choose another section type, or remove this";

/** Each page starts with a hero, which has its main heading, and has only one. */
export const checkHeroes: Rule = (content, types) =>
  sitePages(content).flatMap(({ entry, path, sections, complete }) => {
    // Other rules report missing sections, files and types.
    const areKnown = sections.every(({ typeName = "" }) => isSectionName(typeName) && types.has(typeName));
    if (!complete || sections.length === 0 || !areKnown) return [];
    const at = (section: Entry | undefined, message: string) =>
      fieldProblem(entry, ["sections", section ? sections.indexOf(section) : 0], message);
    const shown = sections.filter((section) => isDraft(entry) || !isDraft(section));
    const hero = shown.find(isHero);
    const [, ...further] = new Set(shown.filter((section) => isHero(section) && !isDraft(section)));
    const draft = sections.find(isHero);
    const needed = `the page "${path}" has no other hero, so this cannot be a draft: remove this field`;
    if (!hero && draft) return fieldProblem(draft, ["draft"], needed);
    if (!hero) {
      const own = entriesOf(content, "section").find((section) => section.page === entry.slug && isHero(section));
      return at(shown[0], `${why}: list one first, for example "${own?.slug ?? "hero"}"`);
    }
    const first = hero === shown[0] ? [] : at(shown[0], `${why}: move "${hero.slug}" to the first place`);
    return [first, further.map((section) => at(section, more))].flat();
  });

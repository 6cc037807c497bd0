import type { Content } from "../../read/content";
import type { Entry } from "../../read/entry";
import { isDraft, sitePages, type SitePage } from "../../read/pages";
import { fileOf } from "../../kinds";
import type { Problem } from "../../problem";
import type { Types } from "../../schema/sdl";
import { problemAt } from "../rule";
import { hasKnownType } from "../sections";

const isHero = ({ typeName }: Entry): boolean => typeName === "HeroSection";

/** Each page that visitors see starts with a hero, which has its main heading, and has no other. */
export function checkHeroes(content: Content, types: Types): Problem[] {
  // Where a page has no sections, or one of them no file or no kind, another rule says so.
  return sitePages(content)
    .filter(
      ({ complete, sections }) =>
        complete && sections.length > 0 && sections.every((section) => hasKnownType(section, types)),
    )
    .flatMap(heroProblems);
}

function heroProblems({ entry, path, sections }: SitePage): Problem[] {
  const at = (section: Entry | undefined, message: string): Problem =>
    problemAt(entry, ["sections", section ? sections.indexOf(section) : 0], message);
  const shown = sections.filter((section) => isDraft(entry) || !isDraft(section));
  const [first] = shown;
  const hero = shown.find(isHero);
  const why = "a page starts with a hero, which has its main heading";
  if (!hero) {
    const draft = sections.find(isHero);
    return draft
      ? [problemAt(draft, ["draft"], `the page "${path}" has no other main heading, so this cannot be a draft`)]
      : [at(first, `${why}: write one in ${fileOf("section", "hero", entry.name)}, and name it first`)];
  }
  const [, ...further] = new Set(sections.filter((section) => isHero(section) && !isDraft(section)));
  const more = "a page has one hero, which has its main heading: make this another kind of section, or leave it out";
  return [
    ...(hero === first ? [] : [at(first, `${why}: move "${hero.name}" to the first place`)]),
    ...further.map((section) => at(section, more)),
  ];
}

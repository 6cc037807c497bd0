import type { Content } from "../../read/content";
import type { Entry } from "../../read/entry";
import { isDraft, sitePages, type SitePage } from "../../read/pages";
import { fileOf } from "../../kinds";
import type { Problem } from "../../problem";
import type { Types } from "../../schema/sdl";
import { problemAt } from "../rule";
import { hasKnownType } from "../sections";

/** Each page that visitors see starts with a hero, which has its main heading, and has no other. */
export function checkHeroes(content: Content, types: Types): Problem[] {
  const pages = sitePages(content).filter(
    // Where a section has no file or no kind, another rule says so.
    ({ complete, sections }) => complete && sections.every((section) => hasKnownType(section, types)),
  );
  const problems = pages.flatMap((page) => [...firstProblem(page), ...furtherProblems(page)]);
  // Several pages can show one draft.
  return problems.filter(
    ({ file, field }, at) => field !== "draft" || problems.findIndex((one) => one.file === file) === at,
  );
}

const isHero = ({ typeName }: Entry): boolean => typeName === "HeroSection";

function firstProblem({ entry, path, sections }: SitePage): Problem[] {
  const shown = isDraft(entry) ? sections : sections.filter((section) => !isDraft(section));
  const [first = entry] = shown;
  if (isHero(first)) return [];
  const later = shown.find(isHero);
  const draft = sections.find((section) => isHero(section) && !shown.includes(section));
  const why = "a page starts with a hero, which has its main heading";
  if (later) return [at(entry, sections, first, `${why}: move "${later.name}" to the first place`)];
  if (draft)
    return [problemAt(draft, ["draft"], `the page "${path}" has no other main heading, so this cannot be a draft`)];
  return [
    at(entry, sections, first, `${why}: write one in ${fileOf("section", "hero", entry.name)}, and name it first`),
  ];
}

function furtherProblems({ entry, sections }: SitePage): Problem[] {
  const [, ...further] = new Set(sections.filter((section) => isHero(section) && !isDraft(section)));
  const message = "a page has one hero, which has its main heading: make this another kind of section, or leave it out";
  return further.map((section) => at(entry, sections, section, message));
}

const at = (page: Entry, sections: readonly Entry[], section: Entry, message: string): Problem =>
  problemAt(page, ["sections", Math.max(0, sections.indexOf(section))], message);

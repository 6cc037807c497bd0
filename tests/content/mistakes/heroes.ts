import { about, aboutHero, type Mistake, unknownHero } from "./mistake";

/** A page without its one main heading. */
export const heroes: readonly Mistake[] = [
  [
    "a page without a hero",
    { [about]: ["  - hero\n", ""], [aboutHero]: null },
    [
      "content/pages/about/page.md:9:5  sections[0] — a page starts with a hero, which has its main heading: write one in content/pages/about/hero.md, and name it first",
    ],
  ],
  [
    "a page whose hero is not its first section",
    { [about]: ["  - hero\n  - story", "  - story\n  - hero"] },
    [
      'content/pages/about/page.md:9:5  sections[0] — a page starts with a hero, which has its main heading: move "hero" to the first place',
    ],
  ],
  [
    "a hero that is a draft",
    { [aboutHero]: ["type: hero", "type: hero\ndraft: true"] },
    ['content/pages/about/hero.md:3:8  draft — the page "/about" has no other main heading, so this cannot be a draft'],
  ],
  [
    "a page of drafts alone",
    { [unknownHero]: "---\ntype: quote\nquote: Live well.\ndraft: true\n---\n" },
    [
      "content/pages/404/page.md:9:5  sections[0] — a page starts with a hero, which has its main heading: write one in content/pages/404/hero.md, and name it first",
    ],
  ],
  [
    "two heroes on a page",
    {
      [about]: ["  - story", "  - story\n  - more"],
      "content/pages/about/more.md": "---\ntype: hero\nheading: More\n---\n",
    },
    [
      "content/pages/about/page.md:11:5  sections[2] — a page has one hero, which has its main heading: make this another kind of section, or leave it out",
    ],
  ],
];

import { about, form, home, type Mistake, process, story } from "./mistake";

/** Sections: their kinds, the lists that name them, and their anchors. */
export const sections: readonly Mistake[] = [
  [
    "an unknown kind of section",
    { [story]: ["type: story", "type: stroy"] },
    [
      'content/pages/about/story.md:2:7  type — "stroy" is not a kind of section: write "banner", "cards", "checklist", "contact", "features", "hero", "prose", "quote", "steps" or "story". Did you mean "story"?',
    ],
  ],
  [
    "a kind of section in capitals",
    { [story]: ["type: story", "type: Story"] },
    [
      'content/pages/about/story.md:2:7  type — "Story" is not a kind of section: write "banner", "cards", "checklist", "contact", "features", "hero", "prose", "quote", "steps" or "story". Did you mean "story"?',
    ],
  ],
  [
    "a section without a kind",
    { [story]: ["type: story\n", ""] },
    [
      'content/pages/about/story.md:2:1  type — missing. Write the kind of section: "banner", "cards", "checklist", "contact", "features", "hero", "prose", "quote", "steps" or "story"',
    ],
  ],
  [
    "a section that has no file",
    { [home]: ["  - process", "  - procces"] },
    [
      'content/pages/home/page.md:10:5  sections[1] — "procces" has no file. Did you mean "process"? (content/pages/home/process.md)',
    ],
  ],
  [
    "a section far from any file",
    { [home]: ["  - process", "  - process\n  - testimonials"] },
    [
      'content/pages/home/page.md:11:5  sections[2] — "testimonials" has no file. Write it in content/pages/home/testimonials.md, or remove the name',
    ],
  ],
  [
    "a section listed twice",
    { [home]: ["  - contact", "  - contact\n  - hero"] },
    ['content/pages/home/page.md:12:5  sections[3] — "hero" is listed twice: keep one of them'],
  ],
  [
    "a section that no page lists",
    { [home]: ["  - process\n", ""], [story]: ["/#process", "/"] },
    [
      'content/pages/home/process.md:1:1  the page does not show this section: name "process" under "sections:" in content/pages/home/page.md, keep it for later with "draft: true", or delete the file',
    ],
  ],
  [
    "a shared section that no page lists",
    { "content/shared/quote.md": "---\ntype: quote\nquote: Live well.\n---\n" },
    [
      'content/shared/quote.md:1:1  no page shows this section: name "quote" under "sections:" in a page.md, keep it for later with "draft: true", or delete the file',
    ],
  ],
  [
    "a folder without page.md",
    { "content/pages/news/quote.md": "---\ntype: quote\nquote: Live well.\n---\n" },
    ["content/pages/news/quote.md:1:1  the folder has no page.md: write content/pages/news/page.md, or move its files"],
  ],
  [
    "a page.md that was deleted",
    { [about]: null, [home]: ["/about#story", "/"], [form]: ["/about#story", "/"] },
    [
      "content/pages/about/hero.md:1:1  the folder has no page.md: write content/pages/about/page.md, or move its files",
    ],
  ],
  [
    "two sections with one anchor",
    { [process]: ["type: steps", "type: steps\nanchor: contact"], [story]: ["/#process", "/#contact"] },
    [
      'content/pages/home/process.md:3:9  anchor — "contact" is the anchor of content/shared/contact.md already, and content/pages/home/page.md shows both',
    ],
  ],
];

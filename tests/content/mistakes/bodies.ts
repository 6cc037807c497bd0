import { hero, type Mistake, story } from "./mistake";

/** Headings and HTML in texts. */
export const bodies: readonly Mistake[] = [
  [
    "a heading above the section's own",
    { [story]: ["### Where", "# Where"] },
    [
      "content/pages/about/story.md:9:1  a heading in a text starts with ###, because the section has a heading of its own",
    ],
  ],
  [
    "a heading that skips a level",
    { [story]: ["### Where", "#### Where"] },
    ["content/pages/about/story.md:9:1  the heading skips a level: start it with ###"],
  ],
  [
    "a heading without words",
    { [story]: ["### Where we are", "###"] },
    ["content/pages/about/story.md:9:1  the heading has no words"],
  ],
  [
    "a heading in a hero",
    { [hero]: ["{company} looks", "### More\n\n{company} looks"] },
    ["content/pages/home/hero.md:10:1  the text of a hero has no headings: the hero's heading is the page's"],
  ],
  [
    "a line of dashes under a text",
    { [story]: ["We began in {established}.\n", "We began in {established}.\n---\n"] },
    [
      "content/pages/about/story.md:7:1  a line of dashes or equals signs under a text makes a heading of it: leave an empty line between them",
    ],
  ],
  [
    "a block of HTML",
    { [story]: ["We began", '<div class="wide">\nWe began'] },
    [
      "content/pages/about/story.md:7:1  <div> is HTML, which a text cannot hold: write it in markdown, like **bold**, _emphasis_ or [words](/about)",
    ],
  ],
  [
    "a script",
    { [story]: ["We began", "<script>alert(1)</script>\n\nWe began"] },
    [
      "content/pages/about/story.md:7:1  <script> is HTML, which a text cannot hold: write it in markdown, like **bold**, _emphasis_ or [words](/about)",
    ],
  ],
  [
    "HTML in a line",
    { [story]: ["We began in", "We <mark>began</mark> in"] },
    [
      "content/pages/about/story.md:7:4  <mark> is HTML, which a text cannot hold: write it in markdown, like **bold**, _emphasis_ or [words](/about)",
    ],
  ],
  [
    "an end tag alone",
    { [story]: ["We began in", "We began</mark> in"] },
    [
      "content/pages/about/story.md:7:9  </mark> is HTML, which a text cannot hold: write it in markdown, like **bold**, _emphasis_ or [words](/about)",
    ],
  ],
  [
    "a declaration",
    { [story]: ["We began in", "<!DOCTYPE html>\n\nWe began in"] },
    [
      "content/pages/about/story.md:7:1  this is HTML, which a text cannot hold: write it in markdown, like **bold**, _emphasis_ or [words](/about)",
    ],
  ],
  [
    "a comment",
    { [story]: ["We began in", "<!-- not yet -->\n\nWe began in"] },
    [
      "content/pages/about/story.md:7:1  a comment in a text would be sent to visitors: write it among the fields, after a #",
    ],
  ],
  [
    "a quotation",
    { [story]: ["We began in", "> We began in"] },
    [
      "content/pages/about/story.md:7:1  a > at the start of a line makes a quotation, which a text cannot hold: write a section of the type quote",
    ],
  ],
  [
    "a text of four spaces",
    { [story]: ["We began in", "    We began.\n\nWe began in"] },
    [
      "content/pages/about/story.md:7:1  four spaces or three ` at the start of a line make a program's code, which a text cannot hold: take them away",
    ],
  ],
  [
    "a line across the text",
    { [story]: ["We began in", "* * *\n\nWe began in"] },
    [
      "content/pages/about/story.md:7:1  this line would be drawn across the text: leave it out, or begin another section",
    ],
  ],
  [
    "a table",
    { [story]: ["We began in", "| Year | What |\n| --- | --- |\n| 2024 | We began |\n\nWe began in"] },
    [
      "content/pages/about/story.md:8:1  a table is printed as it stands: write a list, or a section of the type features",
    ],
  ],
  [
    "words struck out, which 3~4 are not",
    { [story]: ["We began in", "We ~~started~~ began in 3~4"] },
    ["content/pages/about/story.md:7:4  ~~ is printed as it stands: leave out the words that are to be struck out"],
  ],
  [
    "a footnote",
    { [story]: ["We began in", "We began[^1] in"] },
    [
      "content/pages/about/story.md:7:9  [^1] is printed with its brackets: write [^1](/about) for a link, or \\[^1\\] if the brackets are meant",
    ],
  ],
];

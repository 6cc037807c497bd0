import { form, hero, type Mistake, process, story } from "./mistake";

/** A frontmatter that cannot be read. */
export const frontmatter: readonly Mistake[] = [
  [
    "an empty file",
    { [story]: "" },
    ["content/pages/about/story.md:1:1  the file is empty: write its fields between two lines of three dashes (---)"],
  ],
  [
    "no frontmatter",
    { [story]: "Our story\n" },
    [
      "content/pages/about/story.md:1:1  the frontmatter is missing: start the file with a line of three dashes (---), then the fields, then three dashes again",
    ],
  ],
  [
    "a frontmatter without an end",
    { [story]: "---\ntype: story\nheading: Our story\n" },
    [
      "content/pages/about/story.md:1:1  the frontmatter has no end: write a line of three dashes (---) under its last field",
    ],
  ],
  [
    "a frontmatter that is a list",
    { [story]: "---\n- story\n---\n" },
    [
      'content/pages/about/story.md:2:1  the frontmatter must be lines like "heading: Our story", with a space after the colon',
    ],
  ],
  [
    "a field without a space after its colon",
    { [story]: "---\ntype:story\n---\n" },
    [
      'content/pages/about/story.md:2:1  the frontmatter must be lines like "heading: Our story", with a space after the colon',
    ],
  ],
  [
    "an empty frontmatter",
    { [story]: "---\n---\n" },
    [
      'content/pages/about/story.md:2:1  type — missing. Write the kind of section: "banner", "cards", "checklist", "contact", "features", "hero", "prose", "quote", "steps" or "story"',
    ],
  ],
  [
    "a tab in the YAML",
    { [process]: ["  - heading: Buy", "\t- heading: Buy"] },
    ["content/pages/home/process.md:5:1  a tab is used to indent: use spaces instead"],
  ],
  [
    "lines that are not indented alike",
    { [process]: ["    text: We buy.", "   text: We buy."] },
    [
      "content/pages/home/process.md:6:1  the lines are not indented alike: fields that belong together start in the same column",
    ],
  ],
  [
    "a colon in a text",
    { [hero]: ["Homes bought with care", "Homes: bought with care"] },
    ['content/pages/home/hero.md:3:10  a text with ": " in it needs quotation marks around it'],
  ],
  [
    "a text that starts with a token",
    { [hero]: ["Homes bought with care", "{company} buys homes"] },
    ["content/pages/home/hero.md:3:10  a text that starts with { needs quotation marks around it"],
  ],
  [
    "a text that is a token without quotation marks",
    { [hero]: ["Homes bought with care", "{company}"] },
    [
      'content/pages/home/hero.md:3:10  heading — must be text. One that starts with { or has ": " in it needs quotation marks around it',
    ],
  ],
  [
    "an anchor without quotation marks",
    { [hero]: ['"#contact"', "#contact"] },
    [
      "content/pages/home/hero.md:7:5  links[0].to — must be filled in with text, or removed. A text that starts with # needs quotation marks around it",
    ],
  ],
  [
    "emphasis at the start of a field",
    { [hero]: ["Homes bought with care", "*Homes* bought with care"] },
    ["content/pages/home/hero.md:3:10  a text that starts with * needs quotation marks around it"],
  ],
  [
    "an ampersand at the start of a field",
    { [hero]: ["Homes bought with care", "&Homes"] },
    ["content/pages/home/hero.md:3:10  a text that starts with & needs quotation marks around it"],
  ],
  [
    "an exclamation mark at the start of a field",
    { [hero]: ["Homes bought with care", "!Homes"] },
    ["content/pages/home/hero.md:3:10  a text that starts with ! needs quotation marks around it"],
  ],
  [
    "a quotation mark that is not closed",
    { [hero]: ["Homes bought with care", '"Homes bought with care'] },
    ["content/pages/home/hero.md:3:10  the quotation mark at the end is missing"],
  ],
  [
    "a text that goes on after its quotation marks",
    { [hero]: ["Homes bought with care", '"Homes" bought with care'] },
    [
      "content/pages/home/hero.md:3:10  the text goes on after its quotation mark: put the marks around all of it, and double those inside ('it''s')",
    ],
  ],
  [
    "a field written twice",
    { [hero]: ["photo: terrace", "photo: terrace\nphoto: terrace"] },
    ["content/pages/home/hero.md:5:1  this field is written twice: keep one of them"],
  ],
  [
    "brackets without end",
    { [form]: ['options: ["1-5", "6-20"]', `options: ${"[".repeat(30)}`] },
    ["content/forms/contact.md:14:1  the fields are nested too deeply"],
  ],
];

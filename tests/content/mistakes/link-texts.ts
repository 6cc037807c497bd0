import { form, type Mistake, story, terrace } from "./mistake";

/** Links that would be printed as they stand, or have no words. */
export const linkTexts: readonly Mistake[] = [
  [
    "a link by reference without its target",
    { [story]: ["[the process](/#process)", "[the process][p]"] },
    [
      'content/pages/about/story.md:11:5  [the process][p] is printed as it stands, because no line says where "p" leads: write [the process](/about)',
    ],
  ],
  [
    "a link by reference that is its own name",
    { [story]: ["[the process](/#process)", "[the process][]"] },
    [
      'content/pages/about/story.md:11:5  [the process][] is printed as it stands, because no line says where "the process" leads: write [the process](/about)',
    ],
  ],
  [
    "a link by reference with emphasis in its words",
    { [story]: ["[the process](/#process)", "[the _process_][p]"] },
    [
      'content/pages/about/story.md:11:5  [the _process_][p] is printed as it stands, because no line says where "p" leads: write [the _process_](/about)',
    ],
  ],
  [
    "words in brackets without a target",
    { [story]: ["[the process](/#process)", "[the process]"] },
    [
      "content/pages/about/story.md:11:5  [the process] is printed with its brackets: write [the process](/about) for a link, or \\[the process\\] if the brackets are meant",
    ],
  ],
  [
    "a link whose address is apart from its words",
    { [story]: ["[the process](/#process)", "[the process] (/#process)"] },
    [
      "content/pages/about/story.md:11:5  [the process] is printed with its brackets: write [the process](/about) for a link, or \\[the process\\] if the brackets are meant",
    ],
  ],
  [
    "a link whose address has a space",
    { [story]: ["[the process](/#process)", "[the process](/the process)"] },
    [
      "content/pages/about/story.md:11:5  [the process](/the process) is printed as it stands, because its address has a space or no end: write [the process](/about)",
    ],
  ],
  [
    "a link in a heading whose address has no end",
    { [story]: ["### Where we are", "### Where [we are](/about"] },
    [
      "content/pages/about/story.md:9:11  [we are](/about is printed as it stands, because its address has a space or no end: write [we are](/about)",
    ],
  ],
  [
    "a link by reference without its target in a form's text",
    { [form]: ["[story](/about#story)", "[story][st]"] },
    [
      'content/forms/contact.md:51:10  [story][st] is printed as it stands, because no line says where "st" leads: write [story](/about)',
    ],
  ],
  [
    "a link without words",
    { [story]: ["[the process](/#process)", "[](/#process)"] },
    [
      'content/pages/about/story.md:11:5  the link to "/#process" has no words: write between the brackets what it leads to',
    ],
  ],
  [
    "a link whose words are a space or a sign",
    { [story]: ["[the process](/#process), [ring us]", "[&nbsp;](/#process), [→]"] },
    [
      'content/pages/about/story.md:11:5  the link to "/#process" has no words: write between the brackets what it leads to',
      'content/pages/about/story.md:11:26  the link to "tel:{phone}" has no words: write between the brackets what it leads to',
    ],
  ],
  [
    "a link by reference without words",
    { [story]: ["[the process](/#process)", "[][p]\n\n[p]: /#process\n\nOr"] },
    ['content/pages/about/story.md:11:5  the link to "p" has no words: write between the brackets what it leads to'],
  ],
  [
    "a link that is a picture without a description",
    {
      [story]: ["![](photo:terrace)", "[![](photo:terrace)](/about)"],
      [terrace]: ["A brick terrace in evening light", '""'],
    },
    [
      'content/pages/about/story.md:13:1  the link to "/about" has no words: write between the brackets what it leads to',
    ],
  ],
];

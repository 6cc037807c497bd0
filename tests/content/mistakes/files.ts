import {
  about,
  aboutHero,
  contact,
  form,
  hero,
  home,
  type Mistake,
  process,
  site,
  story,
  terrace,
  unknown,
  unknownHero,
} from "./mistake";

/** Files that are missing, or in the wrong place. */
export const files: readonly Mistake[] = [
  [
    "no site.md",
    { [site]: null },
    ["content/site.md:1:1  the file is missing: it holds the company's name, phone and addresses"],
  ],
  [
    "no page",
    {
      [home]: null,
      [hero]: null,
      [process]: null,
      [about]: null,
      [aboutHero]: null,
      [story]: null,
      [unknown]: null,
      [unknownHero]: null,
      [contact]: null,
      [form]: ["(/about#story)", "(https://example.com)"],
      [site]: ["to: /", "to: https://example.com"],
    },
    ["content/pages:1:1  there is no page: write content/pages/home/page.md"],
  ],
  [
    "a file that is not markdown",
    { "content/pages/home/brochure.pdf": "" },
    [
      "content/pages/home/brochure.pdf:1:1  only markdown files (.md) can be in content/: move a file that is to be copied as it is to static/",
    ],
  ],
  [
    "a file with another ending",
    { "content/pages/home/quote.markdown": "" },
    ["content/pages/home/quote.markdown:1:1  the name of a content file ends in .md"],
  ],
  [
    "a page that is no folder",
    { "content/pages/news.md": "---\n---\n" },
    ["content/pages/news.md:1:1  a page is a folder: move this file to content/pages/news/page.md"],
  ],
  [
    "a file outside the folders",
    { "content/hero.md": "---\n---\n" },
    [
      "content/hero.md:1:1  a content file cannot be here: move it to content/pages/<page>/, content/shared/, content/photos/ or content/forms/",
    ],
  ],
  [
    "a misspelt page.md",
    {
      [about]: null,
      "content/pages/about/pgae.md": "---\npath: /about\nsections: [story]\n---\n",
      [home]: ["/about#story", "/"],
      [form]: ["/about#story", "/"],
    },
    ["content/pages/about/pgae.md:1:1  this looks like a page: its name must be content/pages/about/page.md"],
  ],
  [
    "a section among the photos",
    { "content/photos/quote.md": "---\ntype: quote\nquote: Live well.\n---\n" },
    [
      "content/photos/quote.md:1:1  this looks like a section: sections belong in content/pages/<page>/ or content/shared/",
    ],
  ],
  [
    "a photo among the sections",
    {
      "content/pages/home/kitchen.md":
        "---\nsource: https://images.unsplash.com/photo-1564013799919-ab600027ffc6\nalt: A kitchen\n---\n",
    },
    ["content/pages/home/kitchen.md:1:1  this looks like a photo: photos belong in content/photos/"],
  ],
  [
    "a file's name with capitals and spaces",
    {
      "content/photos/My Kitchen.md":
        "---\nsource: https://images.unsplash.com/photo-1564013799919-ab600027ffc6\nalt: A kitchen\n---\n",
    },
    [
      'content/photos/My Kitchen.md:1:1  "My Kitchen" cannot be a file name: use small letters, digits and dashes, like "my-kitchen"',
    ],
  ],
  [
    "a file that cannot be read",
    { [terrace]: { problem: "the file has 10 MB: a content file is a text of at most 1 MB" } },
    ["content/photos/terrace.md:1:1  the file has 10 MB: a content file is a text of at most 1 MB"],
  ],
];

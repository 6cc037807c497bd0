import { about, form, home, type Mistake, site, story, unknown } from "./mistake";

/** Addresses of pages. */
export const paths: readonly Mistake[] = [
  [
    "two pages with one address",
    { [about]: ["path: /about", "path: /"] },
    ['content/pages/home/page.md:2:7  path — "/" is the address of content/pages/about/page.md already'],
  ],
  [
    "two pages with one address, to which links lead",
    { [unknown]: ["path: /404", "path: /about"] },
    ['content/pages/about/page.md:2:7  path — "/about" is the address of content/pages/404/page.md already'],
  ],
  [
    "an address with capitals and a slash",
    { [about]: ["path: /about", "path: /About/"], [home]: ["/about#story", "/"], [form]: ["/about#story", "/"] },
    [
      'content/pages/about/page.md:2:7  path — must be a page\'s address: "/" or words in small letters, like "/about-us"',
    ],
  ],
  [
    "a former address that is today's",
    { [about]: ["- /about-us", "- /about"] },
    [
      'content/pages/about/page.md:13:5  formerly[0] — "/about" is written twice: an address is either the page\'s current one or a former one',
    ],
  ],
  [
    "a former address of another page's",
    { [about]: ["- /about-us", "- /"] },
    [
      'content/pages/about/page.md:13:5  formerly[0] — "/" belongs to content/pages/home/page.md: one address leads to one page',
    ],
  ],
  [
    "no home page",
    {
      [home]: ["path: /", "path: /home"],
      [about]: ["to: /", "to: /home"],
      [unknown]: ["to: /", "to: /home"],
      [story]: ["/#process", "/home#process"],
      [site]: ["to: /", "to: /home"],
    },
    ['content/pages:1:1  no page has the address "/": a site needs a home page'],
  ],
  [
    "no home page, to which links lead",
    { [home]: ["path: /", "path: /home"] },
    ['content/pages:1:1  no page has the address "/": a site needs a home page'],
  ],
  [
    "a home page that is a draft",
    {
      [home]: ["path: /", "path: /\ndraft: true"],
      [about]: ["to: /", "to: /about"],
      [story]: ["/#process", "/about"],
      [site]: ["to: /", "to: /about"],
      [unknown]: ["to: /", "to: /about"],
    },
    ["content/pages/home/page.md:3:8  draft — the home page cannot be a draft"],
  ],
  [
    "no page for unknown addresses",
    { [unknown]: ["path: /404", "path: /lost"] },
    ['content/pages:1:1  no page has the address "/404": a site needs a page for unknown addresses'],
  ],
  [
    "a page for unknown addresses that is a draft",
    { [unknown]: ["path: /404", "path: /404\ndraft: true"] },
    ["content/pages/404/page.md:3:8  draft — the page for unknown addresses cannot be a draft"],
  ],
  [
    "an address that hosts take for the home page's",
    { [about]: ["path: /about", "path: /index"], [home]: ["/about#story", "/"], [form]: ["/about#story", "/"] },
    ['content/pages/about/page.md:2:7  path — hosts would answer "/" with this page: choose another word than "index"'],
  ],
  [
    "an address that hosts take for a folder's",
    { [about]: ["path: /about", "path: /about/index"], [home]: ["/about#story", "/"], [form]: ["/about#story", "/"] },
    [
      'content/pages/about/page.md:2:7  path — hosts would answer "/about" with this page: choose another word than "index"',
    ],
  ],
  [
    "an address of Gatsby's own",
    { [about]: ["path: /about", "path: /___graphql"], [home]: ["/about#story", "/"], [form]: ["/about#story", "/"] },
    [
      'content/pages/about/page.md:2:7  path — must be a page\'s address: "/" or words in small letters, like "/about-us"',
    ],
  ],
  [
    "addresses that files have",
    { "static/about/index.html": "", "static/about-us.html": "" },
    [
      'content/pages/about/page.md:2:7  path — "/about" is the address of static/about/index.html already',
      'content/pages/about/page.md:13:5  formerly[0] — "/about-us" belongs to static/about-us.html: one address leads to one page',
    ],
  ],
];

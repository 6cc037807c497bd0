import { about, contact, form, hero, home, type Mistake, process, story } from "./mistake";

/** Links that lead nowhere. */
export const links: readonly Mistake[] = [
  [
    "a link to a page that does not exist",
    { [home]: ["to: /about#story", "to: /abuot"] },
    ['content/pages/home/page.md:7:9  navigation[0].to — there is no page "/abuot". Did you mean "/about"?'],
  ],
  [
    "a link to an anchor that does not exist",
    { [hero]: ["#contact", "#contcat"] },
    ['content/pages/home/hero.md:7:9  links[0].to — the page "/" has no anchor "#contcat". Did you mean "#contact"?'],
  ],
  [
    "a link to an anchor of another page that does not exist",
    { [home]: ["to: /about#story", "to: /about#process"] },
    ['content/pages/home/page.md:7:9  navigation[0].to — the page "/about" has no anchor "#process".'],
  ],
  [
    "an anchor that only some of the pages have",
    { [contact]: ["form: contact", 'form: contact\nlinks:\n  - text: Process\n    to: "#process"'] },
    ['content/shared/contact.md:8:9  links[0].to — the page "/about" has no anchor "#process".'],
  ],
  [
    "a link to a former address",
    { [home]: ["to: /about#story", "to: /about-us"] },
    ['content/pages/home/page.md:7:9  navigation[0].to — "/about-us" is a former address: write "/about"'],
  ],
  [
    "a link to a draft",
    { [about]: ["path: /about", "path: /about\ndraft: true"], [form]: ["/about#story", "/"] },
    ['content/pages/home/page.md:7:9  navigation[0].to — "/about" is a draft, which the built site leaves out'],
  ],
  [
    "a link to a draft section",
    { [process]: ["type: steps", "type: steps\ndraft: true"] },
    ['content/pages/about/story.md:11:5  "#process" is a draft, which the built site leaves out'],
  ],
  [
    "a link without https",
    { [home]: ["to: /about#story", "to: www.example.com"] },
    [
      'content/pages/home/page.md:7:9  navigation[0].to — must be a page ("/about"), an anchor ("#contact", "/about#story") or an address that starts with https://, mailto: or tel:. Did you mean "https://www.example.com"?',
    ],
  ],
  [
    "a link to a script",
    { [home]: ["to: /about#story", "to: javascript:alert(1)"] },
    [
      'content/pages/home/page.md:7:9  navigation[0].to — must be a page ("/about"), an anchor ("#contact", "/about#story") or an address that starts with https://, mailto: or tel:',
    ],
  ],
  ...(
    [
      ["a page in capitals", "/About", "/about"],
      ["a page without its slash", "about", "/about"],
      ["a page with a slash at its end", "/about/", "/about"],
      ["a page as a file of the web", "/about.html", "/about"],
      ["a page's file", "content/pages/about/page.md", "/about"],
      ["a page's folder in place of its address", "home", "/"],
      ["an anchor in capitals", "/about#Story", "/about#story"],
      ["an anchor of the same page in capitals", "'#Process'", "#process"],
      ["an email address alone", '"{email}"', "mailto:{email}"],
      ["a phone number alone", "020 7946 0123", "tel:020 7946 0123"],
      ["an address with http", "http://example.org", "https://example.org"],
    ] as const
  ).map(([what, written, meant]): Mistake => [
    `a link to ${what}`,
    { [home]: ["to: /about#story", `to: ${written}`] },
    [
      `content/pages/home/page.md:7:9  navigation[0].to — must be a page ("/about"), an anchor ("#contact", "/about#story") or an address that starts with https://, mailto: or tel:. Did you mean "${meant}"?`,
    ],
  ]),
  [
    "a link to a page by its folder's name in place of its address",
    { [home]: ["to: /about#story", "to: /home"] },
    ['content/pages/home/page.md:7:9  navigation[0].to — there is no page "/home". Did you mean "/"?'],
  ],
  [
    "a link to a page in capitals in a text",
    { [story]: ["(/#process)", "(/About)"] },
    [
      'content/pages/about/story.md:11:5  the link leads to "/About": it must be a page ("/about"), an anchor ("#contact", "/about#story") or an address that starts with https://, mailto: or tel:. Did you mean "/about"?',
    ],
  ],
  [
    "a link to a file in a text",
    { [story]: ["(/#process)", "(../home/process.md)"] },
    [
      'content/pages/about/story.md:11:5  the link leads to "../home/process.md": it must be a page ("/about"), an anchor ("#contact", "/about#story") or an address that starts with https://, mailto: or tel:',
    ],
  ],
  [
    "a link to no page in a text",
    { [story]: ["(/#process)", "(/proces)"] },
    ['content/pages/about/story.md:11:5  there is no page "/proces". Did you mean "/#process"?'],
  ],
  [
    "a link to no anchor in a text",
    { [story]: ["(/#process)", "(/#proces)"] },
    ['content/pages/about/story.md:11:5  the page "/" has no anchor "#proces". Did you mean "#process"?'],
  ],
  [
    "a link to no anchor in a form's text",
    { [form]: ["(/about#story)", "(/about#stories)"] },
    ['content/forms/contact.md:51:10  the page "/about" has no anchor "#stories".'],
  ],
  [
    "a link by reference to no page",
    { [story]: ["[the process](/#process)", "[the process][p]\n\n[p]: /process\n\nOr"] },
    ['content/pages/about/story.md:13:1  there is no page "/process". Did you mean "/#process"?'],
  ],
  [
    "an address alone",
    { [story]: ["We began in", "See **https://example.com** or <https://example.com>. We began in"] },
    ["content/pages/about/story.md:7:7  an address alone makes no link: write [what it leads to](https://…)"],
  ],
  [
    "a script in a text, with a token that is none",
    { [story]: ["(/#process)", "(javascript:alert(1)//&#123;x&#125;)"] },
    [
      'content/pages/about/story.md:11:5  the link leads to "javascript:alert(1)//{x}": it must be a page ("/about"), an anchor ("#contact", "/about#story") or an address that starts with https://, mailto: or tel:',
    ],
  ],
  [
    "an address with spaces and marks",
    { [home]: ["to: /about#story", 'to: https://example.com/a "b";$c'] },
    [
      'content/pages/home/page.md:7:9  navigation[0].to — must be a page ("/about"), an anchor ("#contact", "/about#story") or an address that starts with https://, mailto: or tel:. Did you mean "https://example.com/a%20%22b%22%3B%24c"?',
    ],
  ],
  [
    "a subject with spaces",
    { [home]: ["to: /about#story", 'to: "mailto:{email}?subject=About {company}"'] },
    [
      'content/pages/home/page.md:7:9  navigation[0].to — must be a page ("/about"), an anchor ("#contact", "/about#story") or an address that starts with https://, mailto: or tel:. Did you mean "mailto:{email}?subject=About%20{company}"?',
    ],
  ],
];

import type { Edits } from "../../../tools/support/good-site";
import { about, aboutHero, form, home, site, story, unknown, unknownHero } from "./mistake";

/** What is right, and is not to be reported. */
export const right: Readonly<Record<string, Edits>> = {
  "the good site": {},
  "Netlify Forms with a page to land on": {
    [site]: ["by: email", "by: netlify"],
    [about]: ["path: /about", "path: /thanks"],
    [home]: ["/about#story", "/thanks"],
    [form]: ["/about#story", "/thanks"],
  },
  "a draft page with a draft hero": {
    [about]: ["path: /about", "path: /about\ndraft: true"],
    [aboutHero]: ["type: hero", "type: hero\ndraft: true"],
    [home]: ["/about#story", "/"],
    [form]: ["/about#story", "/"],
  },
  "a draft hero before the one that it is to replace": {
    [about]: ["  - hero", "  - next\n  - hero"],
    "content/pages/about/next.md": "---\ntype: hero\nheading: Who we are today\ndraft: true\n---\n",
  },
  "a draft that no page names, kept for later": {
    "content/pages/about/later.md": "---\ntype: hero\nheading: Who we will be\ndraft: true\n---\n",
  },
  "a hero that two pages share": {
    [about]: ["  - hero", "  - welcome"],
    [aboutHero]: null,
    [unknown]: ["  - hero", "  - welcome"],
    [unknownHero]: null,
    "content/shared/welcome.md": "---\ntype: hero\nheading: Welcome\n---\n",
  },
  "a title that only a long name of the company makes too long": {
    [site]: ["name: Larch Row", "name: Larch, Rowan and Hazel Residential Homes"],
    [about]: ["title: About the company", 'title: "About {company}, its story and values"'],
  },
  "brackets that are meant, and a link by reference": {
    [story]: [
      "See [the process](/#process)",
      "\\[See\\] `[code]` \\[x\\]: [the _process_][p] and [p]\n\n[p]: /#process\n\nOr",
    ],
  },
  "a link that is a picture with a description": {
    [story]: ["![](photo:terrace)", "[![](photo:terrace)](/about)"],
  },
  "an endpoint for all forms": {
    [site]: ["by: email", "by: endpoint\n  endpoint: https://forms.example.com/f\n  cors: true"],
  },
  "an endpoint of a form's own": {
    [site]: ["by: email", "by: endpoint"],
    [form]: ["subject: Enquiry", "subject: Enquiry\nendpoint: https://forms.example.com/f"],
  },
};

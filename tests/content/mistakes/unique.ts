import { goodSite } from "../../../tools/support/good-site";
import { about, aboutHero, type Mistake, story } from "./mistake";

/** What two pages say alike. */
export const unique: readonly Mistake[] = [
  [
    "a copied page",
    {
      "content/pages/about-us/page.md": goodSite[about] ?? "",
      "content/pages/about-us/hero.md": goodSite[aboutHero] ?? "",
      "content/pages/about-us/story.md": goodSite[story] ?? "",
    },
    [
      'content/pages/about/page.md:2:7  path — "/about" is the address of content/pages/about-us/page.md already',
      "content/pages/about/page.md:3:8  title — is also the title of content/pages/about-us/page.md: say what only this page offers",
      "content/pages/about/page.md:4:14  description — is also the description of content/pages/about-us/page.md: say what only this page offers",
      'content/pages/about/page.md:13:5  formerly[0] — "/about-us" belongs to content/pages/about-us/page.md: one address leads to one page',
    ],
  ],
  [
    "two pages with one title, one of them by a token",
    { [about]: ["title: About the company", 'title: "{tagline}"'] },
    [
      "content/pages/home/page.md:3:8  title — is also the title of content/pages/about/page.md: say what only this page offers",
    ],
  ],
  [
    "two pages with one description",
    {
      [about]: [
        "Who the company is, since when, and what it holds to be right.",
        "What the company does, for whom, and how to reach it, in one page.",
      ],
    },
    [
      "content/pages/home/page.md:4:14  description — is also the description of content/pages/about/page.md: say what only this page offers",
    ],
  ],
];

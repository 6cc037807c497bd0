import { goodSite } from "../../../tools/support/good-site";
import { form, hero, home, type Mistake, site, story, terrace } from "./mistake";

/** What git leaves where two people changed the same lines. */
const conflict = (ours: string, theirs: string): string =>
  `<<<<<<< HEAD\n${ours}\n=======\n${theirs}\n>>>>>>> autumn\n`;

const unmerged =
  "this file holds two versions of the same lines, which git could not merge: keep the right lines, and delete those that start with <<<<<<<, ======= or >>>>>>>";

/** What git could not merge, in each kind of file. */
export const conflicts: readonly Mistake[] = [
  [
    "a merge conflict in the fields",
    { [hero]: ["heading: Homes bought with care\n", conflict("heading: Homes", "heading: Houses")] },
    [`content/pages/home/hero.md:3:1  ${unmerged}`],
  ],
  [
    "a merge conflict in a text",
    { [story]: ["We began in {established}.\n", conflict("We began.", "We started.")] },
    [`content/pages/about/story.md:7:1  ${unmerged}`],
  ],
  [
    "a merge conflict in a page's list of sections, with CRLF line ends",
    {
      [home]: (goodSite[home] ?? "")
        .replace("  - process\n", conflict("  - process", "  - steps"))
        .replaceAll("\n", "\r\n"),
    },
    [`content/pages/home/page.md:10:1  ${unmerged}`],
  ],
  [
    "a merge conflict around a whole file",
    { [story]: conflict(goodSite[story] ?? "", "---\ntype: story\nheading: Ours\n---") },
    [`content/pages/about/story.md:1:1  ${unmerged}`],
  ],
  [
    "a merge conflict in site.md",
    { [site]: ["name: Larch Row\n", conflict("name: Larch Row", "name: Larch Court")] },
    [`content/site.md:2:1  ${unmerged}`],
  ],
  [
    "a merge conflict in a form and in a photo",
    {
      [form]: ["subject: Enquiry\n", conflict("subject: Enquiry", "subject: Question")],
      [terrace]: ["alt: A brick", conflict("alt: A", "alt: The") + "alt: A brick"],
    },
    [`content/forms/contact.md:3:1  ${unmerged}`, `content/photos/terrace.md:3:1  ${unmerged}`],
  ],
  [
    "the rest of a merge conflict in the fields",
    { [hero]: ["heading: Homes bought with care\n", "heading: Homes\n=======\n"] },
    [`content/pages/home/hero.md:4:1  ${unmerged}`],
  ],
  [
    "the rest of a merge conflict in a text",
    { [story]: ["We began in {established}.\n", "We began.\n>>>>>>> autumn\n"] },
    [`content/pages/about/story.md:8:1  ${unmerged}`],
  ],
];

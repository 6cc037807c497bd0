import { goodSite, type Edits } from "../../tools/support/good-site";

const home = "content/pages/home/page.md";
const hero = "content/pages/home/hero.md";
const process = "content/pages/home/process.md";
const about = "content/pages/about/page.md";
const story = "content/pages/about/story.md";
const contact = "content/shared/contact.md";
const unknown = "content/pages/404/page.md";
const unknownHero = "content/pages/404/hero.md";
const aboutHero = "content/pages/about/hero.md";
const terrace = "content/photos/terrace.md";
const form = "content/forms/contact.md";
const site = "content/site.md";
/** All that the good site says of its delivery. */
const delivery = /^delivery:\n(?: .*\n)+/m.exec(goodSite[site] ?? "")?.[0] ?? "";

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
  "a hero that two pages share": {
    [about]: ["  - hero", "  - welcome"],
    [aboutHero]: null,
    [unknown]: ["  - hero", "  - welcome"],
    [unknownHero]: null,
    "content/shared/welcome.md": "---\ntype: hero\nheading: Welcome\n---\n",
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

const source = "source: https://images.unsplash.com/photo-1564013799919-ab600027ffc6";
export const picture = "content/photos/terrace.jpg";
/** The terrace with a picture of one's own. */
export const pictured: Edits = { [terrace]: [source, "picture: terrace.jpg"] };

/** The beginning and the end of a PNG: all that the check looks at. */
export function png(width: number, height: number): Buffer {
  const bytes = Buffer.from(
    "89504e470d0a1a0a0000000d49484452000000000000000008020000000000000049454e44ae426082",
    "hex",
  );
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}
const door = png(2400, 1600);

/** What an editor gets wrong, and the whole of what the editor is told. */
type Mistake = [mistake: string, edits: Edits, says: readonly string[]];

/** What git leaves where two people changed the same lines. */
const conflict = (ours: string, theirs: string): string =>
  `<<<<<<< HEAD\n${ours}\n=======\n${theirs}\n>>>>>>> autumn\n`;
const unmerged =
  "this file holds two versions of the same lines, which git could not merge: keep the right lines, and delete those that start with <<<<<<<, ======= or >>>>>>>";

export const mistakes: readonly Mistake[] = [
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
  [
    "a misspelt field",
    { [process]: ["  - heading: Rent", "  - headng: Rent"] },
    ['content/pages/home/process.md:7:5  items[1].headng — unknown field. Did you mean "heading"?'],
  ],
  [
    "an unknown field far from any",
    { [hero]: ["photo: terrace", "photo: terrace\nbackground: red"] },
    ["content/pages/home/hero.md:5:1  background — unknown field."],
  ],
  [
    "a required field left out",
    { [hero]: ["heading: Homes bought with care\n", ""] },
    ["content/pages/home/hero.md:2:1  heading — missing. The page's main heading. Example: Homes Bought With Care"],
  ],
  [
    "a required field left empty",
    { [hero]: ["heading: Homes bought with care", "heading:"] },
    [
      "content/pages/home/hero.md:3:1  heading — must be filled in with text, or removed. A text that starts with # needs quotation marks around it",
    ],
  ],
  [
    "an empty text",
    { [hero]: ["heading: Homes bought with care", 'heading: ""'] },
    ["content/pages/home/hero.md:3:10  heading — is empty: write a text or remove the field"],
  ],
  [
    "a text of spaces",
    { [hero]: ["heading: Homes bought with care", 'heading: "  "'] },
    ["content/pages/home/hero.md:3:10  heading — holds nothing but spaces"],
  ],
  [
    "a text that is too long",
    { [hero]: ["heading: Homes bought with care", `heading: ${"a".repeat(81)}`] },
    ["content/pages/home/hero.md:3:10  heading — has 81 characters: at most 80 fit"],
  ],
  [
    "a title that is too short",
    { [home]: ["title: Homes bought with care", "title: Homes"] },
    ["content/pages/home/page.md:3:8  title — has 5 characters: at least 10 are needed"],
  ],
  [
    "a number in place of a text",
    { [hero]: ["heading: Homes bought with care", "heading: 2024"] },
    ['content/pages/home/hero.md:3:10  heading — must be text: put it in quotation marks ("2024")'],
  ],
  [
    "a text in place of a number",
    { [site]: ["established: 2024", 'established: "2024"'] },
    ["content/site.md:4:14  established — must be a whole number without quotation marks"],
  ],
  [
    "a year that cannot be",
    { [site]: ["established: 2024", "established: 24"] },
    ["content/site.md:4:14  established — must be at least 1900"],
  ],
  [
    "a word in place of true or false",
    { [story]: ["side: left", "side: left\ndraft: yes"] },
    ["content/pages/about/story.md:5:8  draft — must be true or false"],
  ],
  [
    "one value in place of a list",
    { [home]: ["sections:\n  - hero\n  - process\n  - contact\n", "sections: hero\n"] },
    ["content/pages/home/page.md:8:11  sections — must be a list: one entry a line, each starting with a dash"],
  ],
  [
    "a list in place of a group",
    { [site]: [delivery, "delivery:\n  - email\n"] },
    ['content/site.md:20:3  delivery — must be a group of fields, like "text: …" and "to: …"'],
  ],
  [
    "too few entries",
    { [process]: ["  - heading: Rent\n    text: We let.\n", ""] },
    ["content/pages/home/process.md:5:3  items — has 1 entry: at least 2 are needed"],
  ],
  [
    "too many entries",
    { [hero]: ['    to: "#contact"', '    to: "#contact"\n' + "  - text: Home\n    to: /\n".repeat(3).trimEnd()] },
    ["content/pages/home/hero.md:6:3  links — has 4 entries: at most 3 fit"],
  ],
  [
    "an icon that does not exist",
    {
      [process]: [
        "type: steps\nheading: The process\nitems:\n",
        "type: features\nheading: The process\nitems:\n  - heading: Look\n    text: We look.\n    icon: keys\n",
      ],
    },
    ['content/pages/home/process.md:7:11  items[0].icon — must be one of 26 words. Did you mean "key"?'],
  ],
  [
    "a side that does not exist",
    { [story]: ["side: left", "side: above"] },
    ['content/pages/about/story.md:4:7  side — must be "left" or "right".'],
  ],
  [
    "a company number that is none",
    { [site]: ['"00000000"', '"12"'] },
    [
      "content/site.md:17:16  companyNumber — is not written as expected. The company's number in the register of companies, in quotation marks. Example: 00000000",
    ],
  ],
  [
    "an email address that is none",
    { [site]: ["email: hello@example.com", "email: hello at example.com"] },
    ["content/site.md:8:8  email — must be an email address, like name@example.com"],
  ],
  [
    "a phone number with words",
    { [site]: ["020 7946 0123", "020 7946 0123 (office)"] },
    ["content/site.md:7:8  phone — must be a phone number: digits and spaces, like 020 7946 0123"],
  ],
  [
    "a web address with a slash at the end",
    { [site]: ["https://www.example.com", "https://www.example.com/"] },
    [
      'content/site.md:6:6  url — must be a web address that starts with https:// and has no slash at the end, like "https://www.example.com"',
    ],
  ],
  [
    "an anchor in capitals",
    { [story]: ["side: left", "side: left\nanchor: Our Story"] },
    [
      "content/pages/about/story.md:5:9  anchor — is not written as expected. The word after # in a link to it: small letters, digits and dashes; its file’s name if left out. Example: mission",
    ],
  ],
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
      'content/pages/home/process.md:1:1  the page does not show this section: name "process" under "sections:" in content/pages/home/page.md, or delete the file',
    ],
  ],
  [
    "a page without a hero",
    { [about]: ["  - hero\n", ""], [aboutHero]: null },
    [
      "content/pages/about/page.md:9:5  sections[0] — a page starts with a hero, which has its main heading: write one in content/pages/about/hero.md, and name it first",
    ],
  ],
  [
    "a page whose hero is not its first section",
    { [about]: ["  - hero\n  - story", "  - story\n  - hero"] },
    [
      'content/pages/about/page.md:9:5  sections[0] — a page starts with a hero, which has its main heading: move "hero" to the first place',
    ],
  ],
  [
    "a hero that is a draft",
    { [aboutHero]: ["type: hero", "type: hero\ndraft: true"] },
    ['content/pages/about/hero.md:3:8  draft — the page "/about" has no other main heading, so this cannot be a draft'],
  ],
  [
    "a page of drafts alone",
    { [unknownHero]: "---\ntype: quote\nquote: Live well.\ndraft: true\n---\n" },
    [
      "content/pages/404/page.md:9:5  sections[0] — a page starts with a hero, which has its main heading: write one in content/pages/404/hero.md, and name it first",
    ],
  ],
  [
    "two heroes on a page",
    {
      [about]: ["  - story", "  - story\n  - more"],
      "content/pages/about/more.md": "---\ntype: hero\nheading: More\n---\n",
    },
    [
      "content/pages/about/page.md:11:5  sections[2] — a page has one hero, which has its main heading: make this another kind of section, or leave it out",
    ],
  ],
  [
    "a shared section that no page lists",
    { "content/shared/quote.md": "---\ntype: quote\nquote: Live well.\n---\n" },
    [
      'content/shared/quote.md:1:1  no page shows this section: name "quote" under "sections:" in a page.md, or delete the file',
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
    "a misspelt fact that texts use",
    { [site]: ["name: Larch Row", "nme: Larch Row"] },
    ['content/site.md:2:1  nme — unknown field. Did you mean "name"?'],
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
  [
    "two sections with one anchor",
    { [process]: ["type: steps", "type: steps\nanchor: contact"], [story]: ["/#process", "/#contact"] },
    [
      'content/pages/home/process.md:3:9  anchor — "contact" is the anchor of content/shared/contact.md already, and content/pages/home/page.md shows both',
    ],
  ],
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
    "a picture without its address",
    { [story]: ["![](photo:terrace)", "![terrace]"] },
    [
      "content/pages/about/story.md:13:1  a picture comes from content/photos: write ![](photo:name) with the name of a file there",
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
  [
    "a photo that does not exist",
    { [hero]: ["photo: terrace", "photo: terace"] },
    [
      'content/pages/home/hero.md:4:8  photo — there is no photo "terace". Did you mean "terrace"? Its file would be content/photos/terace.md',
    ],
  ],
  [
    "a form that does not exist",
    { [contact]: ["form: contact", "form: enquiry"] },
    ['content/shared/contact.md:5:7  form — there is no form "enquiry". Its file would be content/forms/enquiry.md'],
  ],
  [
    "a photo host that the site does not know",
    { [terrace]: ["https://images.unsplash.com/photo-1564013799919-ab600027ffc6", "https://example.com/a.jpg"] },
    [
      'content/photos/terrace.md:2:9  source — must be a photo\'s address without parameters at a stock host that the site knows: "https://images.pexels.com/photos/106399/pexels-photo-106399.jpeg" or "https://images.unsplash.com/photo-1564013799919-ab600027ffc6"',
    ],
  ],
  [
    "a photo's address with parameters",
    { [terrace]: ["ffc6", "ffc6?w=800"] },
    [
      'content/photos/terrace.md:2:9  source — must be a photo\'s address without parameters at a stock host that the site knows: "https://images.pexels.com/photos/106399/pexels-photo-106399.jpeg" or "https://images.unsplash.com/photo-1564013799919-ab600027ffc6"',
    ],
  ],
  [
    "an alt text that says that it is one",
    { [terrace]: ["A brick terrace in", "An image of a terrace in"] },
    [
      'content/photos/terrace.md:3:6  alt — says twice that it is a picture: leave out "An image of" and start with what it shows',
    ],
  ],
  [
    "an alt text that is a file name",
    { [terrace]: ["A brick terrace in evening light", "terrace-01.jpg"] },
    ["content/photos/terrace.md:3:6  alt — is a file's name: say what the photo shows"],
  ],
  [
    "an alt text that only says photo",
    { [terrace]: ["A brick terrace in evening light", "Photo"] },
    ["content/photos/terrace.md:3:6  alt — does not say what the photo shows"],
  ],
  [
    "a photo without a picture",
    { [terrace]: [source, "credit: Us"] },
    [
      'content/photos/terrace.md:2:1  the photo has no picture: write "picture: terrace.jpg" for a file of yours beside this one, or "source: https://images.pexels.com/photos/106399/pexels-photo-106399.jpeg" for a stock photo',
    ],
  ],
  [
    "a picture that is not there",
    { [terrace]: [source, "picture: terrace.png"], [picture]: door },
    [
      'content/photos/terrace.jpg:1:1  no photo shows this picture: write "picture: terrace.jpg" in content/photos/terrace.md, or delete it',
      'content/photos/terrace.md:2:10  picture — there is no picture content/photos/terrace.png. Did you mean "terrace.jpg"?',
    ],
  ],
  [
    "a file that is no picture",
    { ...pictured, [picture]: Buffer.from("A terrace") },
    [
      "content/photos/terrace.md:2:10  picture — content/photos/terrace.jpg is not a picture, or only the beginning of one: save it again",
    ],
  ],
  [
    "half a picture",
    { ...pictured, [picture]: door.subarray(0, 33) },
    [
      "content/photos/terrace.md:2:10  picture — content/photos/terrace.jpg breaks off in the middle: copy it here again",
    ],
  ],
  [
    "an SVG under another name",
    { ...pictured, [picture]: Buffer.from('<svg width="9" height="6"/>') },
    [
      "content/photos/terrace.md:2:10  picture — content/photos/terrace.jpg is a picture of the kind SVG: save it as a JPEG, PNG, WebP or AVIF",
    ],
  ],
  [
    "a phone's HEIC",
    { [terrace]: [source, "picture: IMG_1.HEIC"], "content/photos/IMG_1.HEIC": Buffer.from("") },
    [
      'content/photos/terrace.md:2:10  picture — "IMG_1.HEIC" is not a JPEG, PNG, WebP or AVIF: save the picture as one, and name that',
    ],
  ],
  [
    "a picture whose name has capitals and blanks",
    { [terrace]: [source, "picture: Our Terrace.JPG"], "content/photos/Our Terrace.JPG": door },
    [
      'content/photos/terrace.md:2:10  picture — "Our Terrace.JPG" cannot be the name of a picture: rename it in small letters, digits and dashes, like "our-terrace.jpg"',
    ],
  ],
  [
    "a picture that no photo shows",
    { "content/photos/front-door.jpg": door },
    [
      'content/photos/front-door.jpg:1:1  no photo shows this picture: write "picture: front-door.jpg" in content/photos/front-door.md, or delete it',
    ],
  ],
  [
    "a picture beside a section",
    { "content/pages/about/front-door.jpg": door },
    [
      "content/pages/about/front-door.jpg:1:1  a picture belongs in content/photos/, beside the file of the photo that names it",
    ],
  ],
  [
    "a picture that is not from the catalogue",
    { [story]: ["photo:terrace", "/terrace.jpg"] },
    [
      "content/pages/about/story.md:13:1  a picture comes from content/photos: write ![](photo:name) with the name of a file there",
    ],
  ],
  [
    "a picture in a text that does not exist",
    { [story]: ["photo:terrace", "photo:terace"] },
    [
      'content/pages/about/story.md:13:1  there is no photo "terace". Did you mean "terrace"? Its file would be content/photos/terace.md',
    ],
  ],
  [
    "a picture described in a text",
    { [story]: ["![](photo:terrace)", "![A terrace](photo:terrace)"] },
    [
      "content/pages/about/story.md:13:1  a photo is described once, in content/photos/terrace.md: write ![](photo:terrace)",
    ],
  ],
  [
    "an unknown token in a field",
    { [contact]: ['"{email}"', '"{emial}"'] },
    ["content/shared/contact.md:4:8  email — there is no token {emial}. Did you mean {email}?"],
  ],
  [
    "an unknown token in a text",
    { [hero]: ["{company} looks", "By {compnay}, which looks"] },
    ["content/pages/home/hero.md:10:4  there is no token {compnay}. Did you mean {company}?"],
  ],
  [
    "a number's token outside a form's messages",
    { [hero]: ["{company} looks", "{n} houses. {company} looks"] },
    [
      "content/pages/home/hero.md:10:1  there is no token {n}. Those of content/site.md are {company}, {tagline}, {established}, {coverage}, {url}, {phone}, {email}, {partnershipsEmail}, {hours}, {legalName}, {companyNumber}, {registeredIn}, {address}, {photoHosts}, {formHosts} or {enquiryRoute}",
    ],
  ],
  [
    "a message that lost its number",
    { [form]: ['left: "{n} left"', "left: some left"] },
    [
      "content/forms/contact.md:25:9  messages.left — needs {n}, where the number is filled in. The count while there is room. Example: {n} characters left",
    ],
  ],
  [
    "a message whose number has spaces",
    { [form]: ['limit: "{n} limit"', 'limit: "{ n } limit"'] },
    [
      "content/forms/contact.md:24:10  messages.limit — needs {n}, where the number is filled in. The limit of a long answer, before anything is written. Example: Up to {n} characters",
      "content/forms/contact.md:24:10  messages.limit — a brace that belongs to no token would be printed: a token is one word, as in {company}",
    ],
  ],
  [
    "a number's token in a message without a number",
    { [form]: ["sent: sent\n", 'sent: "{n} sent"\n'] },
    [
      "content/forms/contact.md:28:9  messages.sent — there is no token {n}. Those of content/site.md are {company}, {tagline}, {established}, {coverage}, {url}, {phone}, {email}, {partnershipsEmail}, {hours}, {legalName}, {companyNumber}, {registeredIn}, {address}, {photoHosts}, {formHosts} or {enquiryRoute}",
    ],
  ],
  [
    "a token with spaces in a text",
    { [hero]: ["{company} looks", "By { company }, which looks"] },
    [
      "content/pages/home/hero.md:10:4  a brace that belongs to no token would be printed: a token is one word, as in {company}",
    ],
  ],
  [
    "a token without its end in a field",
    { [hero]: ["Homes bought with care", "Homes bought by {company"] },
    [
      "content/pages/home/hero.md:3:10  heading — a brace that belongs to no token would be printed: a token is one word, as in {company}",
    ],
  ],
  [
    "a link in a field",
    { [process]: ["text: We buy.", 'text: "We buy, see [how](/about)."'] },
    [
      "content/pages/home/process.md:6:11  items[0].text — [how](/about) would be printed as it stands: a field holds plain words. Markdown works in the text under the fields",
    ],
  ],
  [
    "bold words, a tag and an entity in a field",
    { [process]: ["text: We buy.", 'text: "We **buy** <b>bricks</b> &amp; mortar."'] },
    ["**buy**", "<b>", "</b>", "&amp;"].map(
      (sign) =>
        `content/pages/home/process.md:6:11  items[0].text — ${sign} would be printed as it stands: a field holds plain words. Markdown works in the text under the fields`,
    ),
  ],
  [
    "a token among the facts",
    { [site]: ["tagline: Homes bought with care", 'tagline: "{company}: homes"'] },
    ["content/site.md:3:10  tagline — is a fact that other texts use: write it without {tokens}"],
  ],
  [
    "a text where none is shown",
    { [terrace]: ["light\n---\n", "light\n---\n\nTaken in June.\n"] },
    ["content/photos/terrace.md:6:1  this text is not shown anywhere: write it in a section"],
  ],
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
    "an endpoint without its address",
    { [site]: ["by: email", "by: endpoint"] },
    [
      'content/site.md:20:7  delivery.by — "endpoint" needs an address: write "endpoint: https://…" under it, or in content/forms/contact.md',
    ],
  ],
  [
    "an address without an endpoint",
    { [site]: ["by: email", "by: email\n  endpoint: https://forms.example.com/f"] },
    ['content/site.md:21:3  delivery.endpoint — is only for "by: endpoint": remove it'],
  ],
  [
    "Netlify Forms without a page to land on",
    { [site]: ["by: email", "by: netlify"] },
    ['content/site.md:20:7  delivery.by — "netlify" needs a page with "path: /thanks", where it leads visitors'],
  ],
  [
    "Netlify Forms with a draft to land on",
    {
      [site]: ["by: email", "by: netlify"],
      [about]: ["path: /about", "path: /thanks\ndraft: true"],
      [home]: ["/about#story", "/"],
      [form]: ["/about#story", "/"],
    },
    [
      'content/site.md:20:7  delivery.by — "netlify" leads visitors to "/thanks", a draft that the built site leaves out: remove "draft: true" from content/pages/about/page.md',
    ],
  ],
  [
    "Netlify Forms with a former address to land on",
    { [site]: ["by: email", "by: netlify"], [about]: ["- /about-us", "- /thanks"] },
    ['content/site.md:20:7  delivery.by — "netlify" needs a page with "path: /thanks", where it leads visitors'],
  ],
  [
    "a form's own address without an endpoint",
    { [form]: ["subject: Enquiry", "subject: Enquiry\nendpoint: https://forms.example.com/f"] },
    ['content/forms/contact.md:4:1  endpoint — is only for "by: endpoint" in content/site.md: remove it'],
  ],
  [
    "a question with a name that forms use themselves",
    { [form]: ["name: size", "name: submit"] },
    [
      'content/forms/contact.md:11:11  questions[1].name — "submit" means something else in a form: choose another name',
    ],
  ],
  [
    "a choice without options",
    { [form]: ['    options: ["1-5", "6-20"]\n', ""] },
    [
      'content/forms/contact.md:11:5  questions[1].options — missing. A question of the kind "choice" needs the answers to choose from',
    ],
  ],
  [
    "options without a choice",
    { [form]: ["    rows: 4", "    options: [a, b]"] },
    ['content/forms/contact.md:18:5  questions[2].options — is only for questions of the kind "choice": remove it'],
  ],
  [
    "rows without several lines",
    { [form]: ["    required: true", "    required: true\n    rows: 4"] },
    ['content/forms/contact.md:9:5  questions[0].rows — is only for questions of the kind "lines": remove it'],
  ],
  [
    "an option offered twice",
    { [form]: ['"6-20"', '"1-5"'] },
    ['content/forms/contact.md:14:22  questions[1].options[1] — "1-5" is offered twice'],
  ],
  [
    "two questions with one name",
    { [form]: ["name: size", "name: email"] },
    ['content/forms/contact.md:11:11  questions[1].name — "email" is used twice: one answer would be lost'],
  ],
  [
    "a required question without words for its absence",
    { [form]: ["    missing: Enter your email address\n", ""] },
    [
      "content/forms/contact.md:5:5  questions[0].missing — missing. A required question needs words for when its answer is missing",
    ],
  ],
  [
    "an email question without words for other answers",
    { [form]: ["    invalid: Enter an email address\n", ""] },
    [
      'content/forms/contact.md:5:5  questions[0].invalid — missing. A question of the kind "email" needs words for an answer that is no email address',
    ],
  ],
  [
    "a limit without words for a longer answer",
    { [form]: ["    rows: 4", "    rows: 4\n    maxLength: 2000"] },
    [
      'content/forms/contact.md:15:5  questions[2].tooLong — missing. A question with "maxLength" needs words for an answer that is too long',
    ],
  ],
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

import { goodSite } from "../../../tools/support/good-site";
import { hero, home, type Mistake, process, site, story } from "./mistake";

/** All that the good site says of its delivery. */
const delivery = /^delivery:\n(?: .*\n)+/m.exec(goodSite[site] ?? "")?.[0] ?? "";

/** A field that is not as its type declares it. */
export const fields: readonly Mistake[] = [
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
    "a text that is too long, however short the company's name",
    { [hero]: ["heading: Homes bought with care", `heading: "{company} ${"a".repeat(72)}"`] },
    ["content/pages/home/hero.md:3:10  heading — has 82 characters: at most 80 fit"],
  ],
  [
    "a title that is too short",
    { [home]: ["title: Homes bought with care", "title: Homes"] },
    ["content/pages/home/page.md:3:8  title — has 5 characters: at least 10 are needed"],
  ],
  [
    "a certificate that is not there",
    { [site]: ["registeredIn:", "clientMoneyCertificate: /no-such-file.pdf\nregisteredIn:"] },
    [
      'content/site.md:18:25  clientMoneyCertificate — must be the address of a PDF or a picture that lies in static/, like "/certificate.pdf" for static/certificate.pdf',
    ],
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
    "a misspelt fact that texts use",
    { [site]: ["name: Larch Row", "nme: Larch Row"] },
    ['content/site.md:2:1  nme — unknown field. Did you mean "name"?'],
  ],
];

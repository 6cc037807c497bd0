import { contact, form, hero, type Mistake, process, site, terrace } from "./mistake";

/** Tokens, and markdown where none is read. */
export const texts: readonly Mistake[] = [
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
      "content/forms/contact.md:25:9  messages.left — needs {n}, where the number is filled in. The count while there is room. Example: Characters left: {n}",
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
];

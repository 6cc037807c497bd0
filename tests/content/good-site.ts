import { contentFrom, type Content } from "../../src/content/content";
import type { Reading } from "../../src/content/entry";

const messages = [
  "problem",
  "titlePrefix",
  "optional",
  "limit",
  "left",
  "over",
  "sending",
  "sent",
  "sentText",
  "opened",
  "openedText",
  "copy",
  "copyText",
  "copyButton",
  "copied",
  "edit",
  "offline",
  "unconfirmed",
  "failed",
  "waitSeconds",
  "wait",
  "retry",
  "otherwise",
  "mailLink",
  "honeypot",
];
const labels = ["skip", "navigation", "menu", "close", "phone", "email", "address", "hours", "established"];
const registrations = ["vatNumber", "icoNumber", "redressScheme", "clientMoneyProtection"];

export const delivery = `delivery:
  by: email
  routes:
    email: goes by email.
    netlify: goes to Netlify.
    endpoint: goes to {formHosts}.
`;

/** A small site without a mistake, by file. */
export const goodSite: Readonly<Record<string, string>> = {
  "content/site.md": `---
name: Larch Row
tagline: Homes bought with care
established: 2024
coverage: Nationwide
url: https://www.example.com
phone: 020 7946 0123
email: hello@example.com
partnershipsEmail: partners@example.com
hours: Monday to Friday
address:
  street: 1 Sample Street
  town: London
  postcode: ZZ1 1ZZ
  country: United Kingdom
legalName: Larch Row Ltd
companyNumber: "00000000"
registeredIn: England and Wales
${delivery}footer:
  heading: Quick links
  links:
    - text: Home
      to: /
  contact: Contact
  copyright: © {established} {company}
  disclosure: Registered in {registeredIn}.
  notice: For information only.
labels:
${[...labels, ...registrations].map((label) => `  ${label}: ${label}`).join("\n")}
---
`,
  "content/pages/home/page.md": `---
path: /
title: Homes bought with care
description: What the company does, for whom, and how to reach it, in one page.
navigation:
  - text: About
    to: /about#story
sections:
  - hero
  - process
  - contact
---
`,
  "content/pages/home/hero.md": `---
type: hero
heading: Homes bought with care
photo: terrace
links:
  - text: Contact us
    to: "#contact"
---

{company} looks after houses.
`,
  "content/pages/home/process.md": `---
type: steps
heading: The process
items:
  - heading: Buy
    icon: key
    text: We buy.
  - heading: Rent
    text: We let.
---
`,
  "content/pages/about/page.md": `---
path: /about
title: About the company
description: Who the company is, since when, and what it holds to be right.
navigation:
  - text: Home
    to: /
sections:
  - story
  - contact
formerly:
  - /about-us
---
`,
  "content/pages/about/story.md": `---
type: story
heading: Our story
side: left
---

We began in {established}.

### Where we are

See [the process](/#process), [ring us](tel:{phone}) or [write](mailto:{email}).

![](photo:terrace)
`,
  "content/shared/contact.md": `---
type: contact
heading: Get in touch
email: "{email}"
form: contact
---
`,
  "content/photos/terrace.md": `---
source: https://images.unsplash.com/photo-1564013799919-ab600027ffc6
alt: A brick terrace in evening light
---
`,
  "content/forms/contact.md": `---
recipient: "{email}"
subject: Enquiry
questions:
  - name: email
    label: Email address
    kind: email
    required: true
    missing: Enter your email address
    invalid: Enter an email address
  - name: size
    label: Size
    kind: choice
    options: ["1-5", "6-20"]
  - name: message
    label: Message
    kind: lines
    rows: 4
submit: Send
messages:
${messages.map((message) => `  ${message}: "{n} ${message}"`).join("\n")}
---

Read our [story](/about#story).
`,
};

/** What an editor did: a file written anew, a text in it replaced by another, or the file deleted. */
export type Edits = Record<string, Reading | readonly [from: string, to: string] | null>;

/** The good site after some edits. */
export function siteWith(edits: Edits): Content {
  const files = new Map<string, Reading>(Object.entries(goodSite));
  for (const [file, edit] of Object.entries(edits)) {
    if (edit === null) files.delete(file);
    else if (typeof edit === "string" || "problem" in edit) files.set(file, edit);
    else files.set(file, replaced(file, edit));
  }
  return contentFrom([...files.keys()].sort(), (file) => files.get(file) ?? "");
}

function replaced(file: string, [from, to]: readonly [string, string]): string {
  const text = goodSite[file];
  if (!text?.includes(from)) throw new Error(`${file} has no "${from}" to replace`);
  return text.replace(from, () => to);
}

import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** What an editor does to the content in a folder of the project. */
export type Edit = (folder: string) => void;

const at = (folder: string, file: string): string => path.join(folder, "content", file);

/** Replaces a text in a file; fails where it is not there, so that an edit that does nothing is noticed. */
const change =
  (file: string, from: string | RegExp, to: string): Edit =>
  (folder) => {
    const text = readFileSync(at(folder, file), "utf8");
    const next = text.replace(from, () => to);
    if (next === text) throw new Error(`content/${file} has no ${String(from)} to replace`);
    writeFileSync(at(folder, file), next);
  };

const write =
  (file: string, text: string): Edit =>
  (folder) => {
    mkdirSync(path.dirname(at(folder, file)), { recursive: true });
    writeFileSync(at(folder, file), text);
  };

const remove =
  (file: string): Edit =>
  (folder) =>
    rmSync(at(folder, file), { recursive: true });

const all =
  (...edits: Edit[]): Edit =>
  (folder) =>
    edits.forEach((edit) => edit(folder));

const navigation = "navigation:\n  - text: Home\n    to: /\n  - text: About\n    to: /about\n";

/** A page with a hero and one text of so many words. */
const page = (name: string, title: string, words: number, more = ""): Edit =>
  all(
    write(
      `pages/${name}/page.md`,
      `---\npath: /${name}\ntitle: "${title} of {company}"\ndescription: What the page called ${name} has to say, in a sentence that is long enough for search results.\n${navigation}sections:\n  - hero\n  - text\n${more}---\n`,
    ),
    write(`pages/${name}/hero.md`, `---\ntype: hero\nheading: ${title}\n---\n\nA page that was added.\n`),
    write(`pages/${name}/text.md`, `---\ntype: prose\nheading: More about ${name}\n---\n\n${prose(name, words)}\n`),
  );

/** So many words in sentences of ten and paragraphs of fifty, no two of them the same. */
function prose(name: string, words: number): string {
  const sentence = (at: number): string => `Sentence ${at} of the ${name} page says what it says.`;
  const sentences = Array.from({ length: Math.ceil(words / 10) }, (_, at) => sentence(at + 1));
  return sentences.map((one, at) => (at % 5 === 4 ? `${one}\n\n` : `${one} `)).join("");
}

/** Ordinary edits: each leaves the content in order, so every check of behaviour stays green. */
export const edits: Readonly<Record<string, Edit>> = {
  "sections in another order": change(
    "pages/about/page.md",
    /( {2}- story\n)( {2}- foundation\n)/,
    "  - foundation\n  - story\n",
  ),
  "a section added": all(
    write("pages/about/news.md", "---\ntype: prose\nheading: What Is New\n---\n\nWe have written a new section.\n"),
    change("pages/about/page.md", "  - closing\n", "  - news\n  - closing\n"),
  ),
  "a section removed": all(change("pages/home/page.md", "  - quote\n", ""), remove("pages/home/quote.md")),
  "a page added": page("landlords", "For Landlords", 300),
  "a page renamed": all(
    change("pages/privacy/page.md", "path: /privacy\n", "path: /your-privacy\nformerly:\n  - /privacy\n"),
    (folder) => {
      for (const file of ["site.md", "forms/contact.md", "forms/partnership.md"]) {
        const text = readFileSync(at(folder, file), "utf8");
        writeFileSync(at(folder, file), text.replaceAll(/\/privacy\b/g, "/your-privacy"));
      }
    },
  ),
  "a page deleted": all(page("short-lived", "Short-Lived", 100), remove("pages/short-lived")),
  "a card more": change(
    "pages/agents/management.md",
    /^items:\n/m,
    "items:\n  - heading: One Number to Call\n    text: You speak to the same person each time.\n",
  ),
  "a bullet less": change("pages/home/who-we-are.md", /^ {2}- .*\n(?=links:|---|[a-z]+:)/m, ""),
  "other photos": all(
    change("pages/about/story.md", /^photo: .*$/m, "photo: house-keys"),
    change("pages/home/home.md", /^photo: .*$/m, "photo: london-skyline"),
  ),
  "a longer heading": change(
    "pages/about/story.md",
    /^heading: .*$/m,
    "heading: How Our Company Began, Which Is a Longer Story Than Most People Expect",
  ),
  "the company renamed": change("site.md", /^name: .*$/m, "name: Quince Yard Homes"),
  "another telephone number": change("site.md", /^phone: .*$/m, 'phone: "0113 496 0177"'),
  "another delivery": change("site.md", /^ {2}by: .*$/m, "  by: netlify"),
  "a section that several pages show": all(
    (folder) => {
      mkdirSync(at(folder, "shared"), { recursive: true });
      renameSync(at(folder, "pages/about/closing.md"), at(folder, "shared/closing.md"));
    },
    change("pages/privacy/page.md", "  - browser\n", "  - browser\n  - closing\n"),
  ),
  "a draft": page("coming-soon", "Coming Soon", 100, "draft: true\n"),
  "a link at the foot": change(
    "site.md",
    /^ {4}- text: Privacy\n/m,
    "    - text: Our Story\n      to: /about#story\n    - text: Privacy\n",
  ),
  "an optional field left out": change("pages/about/story.md", /^eyebrow: .*\n/m, ""),
  "a long German word": change(
    "pages/home/mission.md",
    /^heading: .*$/m,
    "heading: Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung",
  ),
  "a heading in capitals": change("pages/services/why.md", /^heading: .*$/m, "heading: WHY PEOPLE CHOOSE OUR SERVICES"),
  "a page of 100 words": page("in-brief", "In Brief", 100),
  "a page of 3,000 words": page("in-full", "In Full", 3000),
};

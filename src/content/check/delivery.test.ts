/** @jest-environment node */
import { readFileSync } from "node:fs";
import { contentFrom } from "../read/content";
import { checkDelivery } from "./delivery";
import { checkForms } from "./forms";

const thanks = "content/pages/thanks/page.md";
const files: Record<string, string> = {
  "content/site.md": "---\nname: Larch Row\ndelivery:\n  by: email\n---\n",
  "content/forms/contact.md": readFileSync("content/forms/contact.md", "utf8"),
  [thanks]: "---\npath: /thanks\n---\n",
};

/** What the check says of content in which some files are written otherwise, as "file:line field message". */
function check(changes: Record<string, string> = {}): string[] {
  const all = { ...files, ...changes };
  const content = contentFrom(Object.keys(all), (file) => all[file as keyof typeof all] ?? "");
  return [...checkDelivery(content), ...checkForms(content)].map(
    ({ file, line, field, message }) => `${file}:${line} ${field ?? ""} ${message}`,
  );
}

const site = (delivery: string) => ({ "content/site.md": `---\nname: Larch Row\ndelivery:\n${delivery}\n---\n` });
const form = (questions: string) => ({ "content/forms/contact.md": `---\nquestions:\n${questions}\n---\n` });

test("each delivery that is complete is in order", () => {
  expect(check()).toEqual([]);
  expect(check(site("  by: netlify"))).toEqual([]);
  expect(check(site("  by: endpoint\n  endpoint: https://forms.example.com/f/a\n  cors: true"))).toEqual([]);
});

test("an endpoint needs an address, for the site or for each form", () => {
  expect(check(site("  by: endpoint"))).toEqual([
    expect.stringMatching(/^content\/site\.md:4 delivery\.by .*contact\.md/),
  ]);
  const own = files["content/forms/contact.md"]?.replace("---\n", "---\nendpoint: https://forms.example.com/f/b\n");
  expect(check({ ...site("  by: endpoint"), "content/forms/contact.md": own ?? "" })).toEqual([]);
});

test("what no delivery uses is told", () => {
  expect(check(site("  by: netlify\n  cors: true"))).toEqual([
    expect.stringMatching(/^content\/site\.md:5 delivery\.cors /),
  ]);
  expect(check(site("  by: email\n  redirects: [https://thanks.example.com]"))).toEqual([
    expect.stringMatching(/^content\/site\.md:5 delivery\.redirects /),
  ]);
});

test("Netlify needs the page that it leads to", () => {
  expect(check({ ...site("  by: netlify"), [thanks]: "---\npath: /danke\n---\n" })).toEqual([
    expect.stringMatching(/^content\/site\.md:4 delivery\.by .*\/thanks/),
  ]);
});

test("two questions of one name would lose an answer", () => {
  const twice = "  - name: who\n    kind: text\n  - name: who\n    kind: text";
  expect(check(form(twice))).toEqual([
    expect.stringMatching(/^content\/forms\/contact\.md:5 questions\[1\]\.name .*lost/),
  ]);
});

test.each([
  ["  - name: submit\n    kind: text", "name"],
  ["  - name: who\n    kind: choice", "options"],
  ["  - name: who\n    kind: text\n    required: true", "missing"],
  ["  - name: who\n    kind: email", "invalid"],
  ["  - name: who\n    kind: text\n    maxLength: 9", "tooLong"],
])("%j: told at %s", (questions, field) => {
  expect(check(form(questions))).toEqual([expect.stringContaining(`questions[0].${field} `)]);
});

/** @jest-environment node */
import { siteWith, type Edits } from "../../../fixtures";
import { readTypes } from "../../../../plugins/gatsby-source-content/schema/read-types";
import { checkContent } from "../../../../plugins/gatsby-source-content/check";
import { checkLaunch as partsLeft } from "../../../../plugins/gatsby-source-content/check/site/launch";
import type { Problem } from "../../../../plugins/gatsby-source-content/problem";
import type { Content } from "../../../../plugins/gatsby-source-content/read/content";

const types = readTypes();
const checkLaunch = (content: Content) => partsLeft(content, types).flatMap(({ problems }) => problems);
const agency = ["redressScheme", "clientMoneyProtection", "amlSupervision", "feesPage"];
const questions = ["vatNumber", "icoNumber", "stockPhotos"];
const isQuestion = ({ field = [] }: Problem) =>
  ["clientMoneyCertificate", ...agency, ...questions].includes(String(field));

test("the launch list has every sample and every text to be written", () => {
  const marked = siteWith({
    "content/pages/about/story.md": ["side: left", "side: left # SAMPLE: which side?"],
    "content/photos/mill.md": "---\nalt: To be written\nimage: mill.jpg\n---\n",
  });
  const left = checkLaunch(marked).filter((one) => !one.file.startsWith("content/forms/") && !isQuestion(one));
  expect(left.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    'content/photos/mill.md:2 "To be written" is a text that is to be written',
    'content/site.md:2 "Larch Row" is the sample company\'s name',
    'content/site.md:6 "https://www.example.com" is at a domain that is reserved for examples',
    'content/site.md:7 "020 7946 0123" is a phone number that is reserved for drama',
    'content/site.md:8 "hello@example.com" is at a domain that is reserved for examples',
    'content/site.md:9 "partners@example.com" is at a domain that is reserved for examples',
    'content/site.md:12 "1 Sample Street" is a postal address that does not exist',
    'content/site.md:14 "ZZ1 1ZZ" is a postal address that does not exist',
    'content/site.md:16 "Larch Row Ltd" is the sample company\'s name',
    'content/site.md:17 "00000000" is a company number that no company has',
    "content/pages/about/story.md:4 which side?",
    expect.stringMatching(/^content\/site\.md:20 "email" needs an email app/),
  ]);
});

test("the launch list asks for a missing fact until a comment says why there is none", () => {
  const numbered = "registeredIn: England and Wales";
  const askedWith = (notes: string) =>
    checkLaunch(siteWith({ "content/site.md": [numbered, `${numbered}\n${notes}`] })).filter(isQuestion);
  const fieldsWith = (notes: string) => askedWith(notes).map(({ field }) => String(field));
  expect(fieldsWith("# vatNumber:\n# icoNumber:")).toEqual(questions);
  expect(fieldsWith("icoNumber: ZA1\n# vatNumber: none, not registered")).toEqual(questions.slice(2));
  expect(fieldsWith("clientMoneyProtection: Example")).toContain("clientMoneyCertificate");
  expect(fieldsWith("# stockPhotos: they stay")).not.toContain("stockPhotos");
  expect(askedWith("").at(-1)?.message).toMatch(/^3 of 3 .*: modern-kitchen, uk-house, victorian-house\./);
});

test("the launch list asks for agents' registrations if a page offers such work, and says where", () => {
  const story = "content/pages/about/story.md";
  const askedWith = (line: string) =>
    checkLaunch(siteWith({ [story]: ["side: left", line] })).filter(({ field }) => agency.includes(String(field)));
  expect(askedWith("side: left # We search for a house")).toEqual([]);
  expect(askedWith("side: left\nnote: Letting").map(({ field }) => String(field))).toEqual(agency);
  expect(askedWith("side: left\nnote: Letting")[0]?.message).toMatch(`${story}:5 says "Letting": `);
});

test("the launch list asks for a test of each form with the delivery method in use", () => {
  const form = "content/forms/contact.md";
  const left = (edits: Edits) =>
    checkLaunch(siteWith(edits)).filter(({ file, field }) => file === form || String(field) === "delivery,method");
  const byEmail = ["subject:", "testedWith: email\nsubject:"] as const;
  const tried: Edits = { [form]: byEmail, "content/forms/partnership.md": byEmail };
  expect(left({}).map(({ file }) => file)).toEqual([form, "content/site.md"]);
  expect(left(tried)).toEqual([]);
  expect(checkContent(siteWith(tried), types)).toEqual([]);
  expect(left({ ...tried, "content/site.md": ["method: email", "method: netlify"] })).toEqual([
    expect.objectContaining({ file: form, message: expect.stringContaining('"testedWith: netlify"') }),
  ]);
});

import { readFileSync } from "node:fs";
import { parse } from "parse5";
import { pageFile } from "../../plugins/gatsby-plugin-static-pages/addresses";
import { elementsIn, find, textOf, type Element } from "../../plugins/gatsby-plugin-static-pages/tree";
import { specification } from "./pages";

/** What visitors read between the bar and the foot of a page, a text for each element that holds one. */
function textsOn(path: string): string[] {
  const document = parse(readFileSync(`dist/${pageFile(path)}`, "utf8"));
  const main = find(document, ({ tagName }) => tagName === "main");
  const readable = (element: Element): boolean => !["script", "style", "option"].includes(element.tagName);
  return main ? [...elementsIn(main)].filter(readable).map((element) => textOf(element).trim()) : [];
}

/** Sentences of five words and more; shorter ones are labels. */
const sentences = (text: string): string[] =>
  text.split(/(?<=[.?!])\s+/).filter((sentence) => /[.?!]$/.test(sentence) && sentence.split(/\s+/).length >= 5);

test.each(specification.map(({ path }) => path))("%s has 700 to 1,500 words", (path) => {
  const words = textsOn(path)
    .join(" ")
    .split(/\s+/)
    .filter((word) => /\w/.test(word));
  expect(words.length).toBeGreaterThanOrEqual(700);
  expect(words.length).toBeLessThanOrEqual(1500);
});

test("no sentence stands on the site twice", () => {
  const all = specification.flatMap(({ path }) => textsOn(path).flatMap(sentences));
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((sentence, at) => all.indexOf(sentence) < at)).toEqual([]);
});

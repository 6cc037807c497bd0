/** @jest-environment jsdom */
import { all, open } from "../dist/pages";
import { specification } from "./pages";

/** What visitors read between the bar and the foot of a page, a text for each element that holds one. */
const textsOn = (path: string): string[] =>
  all(open(path).document, "main :not(script, style, option)").map(({ childNodes }) =>
    [...childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : "")).join(""),
  );

/** Sentences of five words and more; shorter ones are labels. */
const sentences = (text: string): string[] =>
  text.split(/(?<=[.?!])\s+/).filter((sentence) => /[.?!]$/.test(sentence) && sentence.split(/\s+/).length >= 5);

test.each(specification.map(({ path }) => path))("%s has 700 to 1,500 words", (path) => {
  const words =
    textsOn(path)
      .join(" ")
      .match(/\S*\w\S*/g) ?? [];
  expect(words.length).toBeGreaterThanOrEqual(700);
  expect(words.length).toBeLessThanOrEqual(1500);
});

test("no sentence stands on the site twice", () => {
  const written = specification.flatMap(({ path }) => textsOn(path).flatMap(sentences));
  expect(written.length).toBeGreaterThan(100);
  expect(written.filter((sentence, at) => written.indexOf(sentence) < at)).toEqual([]);
});

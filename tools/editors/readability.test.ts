/** @jest-environment node */
import { readability } from "./readability";

test("sentences are counted, headings and bullets are not", () => {
  const reading = readability(["Our Services", "We buy a house.\n\nThen we let it. Why not?", "Rent as the income"]);
  expect(reading).toMatchObject({ average: 10 / 3, longest: { sentence: "We buy a house.", words: 4 } });
});

test("a text without a sentence cannot be measured", () => {
  expect(readability(["Our Services", ""])).toBeUndefined();
});

test.each([
  [1, ["house", "homes", "asked", "price", "2024", "let's"]],
  [2, ["houses", "rented", "prices", "table", "long-term", "agent"]],
  [3, ["property", "refurbish", "well-managed", "mortgages"]],
  [4, ["information", "company-owned"]],
])("%i syllables are heard in %j", (syllables, words) => {
  for (const word of words)
    expect({ word, grade: readability([`${word}.`])?.grade }).toEqual({
      word,
      grade: 0.39 + 11.8 * syllables - 15.59,
    });
});

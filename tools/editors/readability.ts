import { wordsIn } from "../../src/content/nodes/plain-text";

/** How a text reads, in figures. */
export interface Readability {
  /** Words in an average sentence. */
  average: number;
  /** The sentence with the most words, and their number. */
  longest: { sentence: string; words: number };
  /** Years of school that a reader needs, by the US school system: 7 is about twelve years old. */
  grade: number;
}

/**
 * Measures the sentences in some texts; undefined where there are none. What ends without a full stop, a question mark or
 * an exclamation mark, such as a heading or a bullet, is no sentence. The grade is that of Flesch and Kincaid:
 * J. P. Kincaid and others, "Derivation of New Readability Formulas for Navy Enlisted Personnel", 1975.
 */
export function readability(texts: readonly string[]): Readability | undefined {
  const sentences = texts.flatMap(sentencesIn).map((sentence) => ({ sentence, words: wordsIn(sentence) }));
  const [longest] = sentences.toSorted((a, b) => b.words.length - a.words.length);
  if (!longest) return undefined;
  const words = sentences.flatMap((one) => one.words);
  const average = words.length / sentences.length;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return {
    average,
    longest: { sentence: longest.sentence, words: longest.words.length },
    grade: 0.39 * average + 11.8 * (syllables / words.length) - 15.59,
  };
}

const segmenter = new Intl.Segmenter("en-GB", { granularity: "sentence" });

const sentencesIn = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter((one) => /[.?!]\W*$/.test(one));

/** A word's syllables; a word with hyphens is counted part by part. */
const syllablesIn = (word: string): number =>
  word
    .toLowerCase()
    .split("-")
    .reduce((sum, part) => sum + vowelGroups(part.replaceAll(/[^a-z]/g, "")), 0) || 1;

/**
 * Each group of vowels is a syllable, but a silent ending is not: J. Talburt, "The Flesch index: an easily programmable
 * readability analysis algorithm", 1986. Endings that are heard, as in "houses" and "rented", are counted as well.
 */
function vowelGroups(letters: string): number {
  if (letters.length <= 3) return letters ? 1 : 0;
  const heard = letters.replace(/(?:(?<![sxzcg]|[cs]h)es|(?<![td])ed|(?<!l)e)$/, "");
  return Math.max(1, heard.match(/[aeiouy]+/g)?.length ?? 0);
}

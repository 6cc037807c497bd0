import { digestOf } from "../../plugins/gatsby-plugin-static-pages/files";
import { entriesOf, type Content } from "../../plugins/gatsby-source-content/read/content";
import type { Entry } from "../../plugins/gatsby-source-content/read/entry";

/** A section's words without the comments beside them. */
const digestOfWords = ({ data, body }: Entry): string => digestOf([JSON.stringify(data ?? {}), body]).slice(0, 12);

/** The digest of every section: for the sample site, the content of sample-texts.json. */
export const sectionDigests = (content: Content): string[] =>
  [...new Set(entriesOf(content, "section").map(digestOfWords))].sort();

/** The files of the sections whose digest is in a list. */
export const sectionsAmong = (content: Content, digests: readonly string[]): string[] =>
  entriesOf(content, "section")
    .filter((section) => digests.includes(digestOfWords(section)))
    .map(({ file }) => file);

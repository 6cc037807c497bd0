import { digestOf } from "../../plugins/gatsby-plugin-static-pages/files";
import { entriesOf, type Content } from "../../plugins/content-model/read/content";

/** Each section's file with a hash of its texts, without the comments beside them. sample-texts.json has the sample site's hashes. */
export const sectionHashes = (content: Content): [file: string, hash: string][] =>
  entriesOf(content, "section").map(({ file, data, body }) => [
    file,
    digestOf([JSON.stringify(data ?? {}), body]).slice(0, 12),
  ]);

import { createRequire } from "node:module";
import path from "node:path";
import { readFrontmatter } from "../read/frontmatter";

interface Engines {
  /** `text` is what stands between the dashes, with the line break after the first. */
  yaml: { parse: (text: string) => object };
}

/**
 * Lets gatsby-transformer-remark read frontmatter as the content check does: as YAML 1.2, where `Yes` is a text and `9:30` no number.
 * Where it cannot be read, the file has no fields until it is mended: the check lists the mistake, while the transformer would stop
 * the build before all are listed. The transformer passes an option for this on to gray-matter, `engines`, but Gatsby warns of it as
 * unknown. So this sets gray-matter's default, in the copy that the transformer uses.
 */
export function readPlainYaml(): void {
  const transformer = createRequire(path.resolve("node_modules/gatsby-transformer-remark/package.json"));
  const engines = transformer("gray-matter/lib/engines") as Engines;
  engines.yaml.parse = (text) => readFrontmatter(`---${text}\n---\n`).data ?? {};
}

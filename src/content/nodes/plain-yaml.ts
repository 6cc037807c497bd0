import { createRequire } from "node:module";
import path from "node:path";
import { parseDocument } from "yaml";

interface Engines {
  yaml: { parse: (text: string) => unknown };
}

/**
 * Lets gatsby-transformer-remark read frontmatter as the content check does: as YAML 1.2, where `Yes` is a text and `9:30` no number.
 * Mistakes are left to the check: where the transformer found one, it would stop the build before they are all listed.
 * It hands gray-matter an option for this, `engines`, but Gatsby warns of it as unknown; so this sets gray-matter's own default.
 */
export function readPlainYaml(): void {
  const transformer = createRequire(path.resolve("node_modules/gatsby-transformer-remark/package.json"));
  const engines = transformer("gray-matter/lib/engines") as Engines;
  engines.yaml.parse = (text) => {
    const document = parseDocument(text, { stringKeys: true, logLevel: "silent" });
    return document.errors.length > 0 ? {} : document.toJS();
  };
}

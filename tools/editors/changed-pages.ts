import { pagesWith, relationsIn } from "../../plugins/gatsby-source-content/nodes/relations";
import type { Content } from "../../plugins/gatsby-source-content/read/content";
import { isDraft, sitePages } from "../../plugins/gatsby-source-content/read/pages";
import { fillTokens } from "../../plugins/gatsby-source-content/read/tokens";
import type { Types } from "../../plugins/gatsby-source-content/schema/sdl";

/**
 * Which pages an edit changes, as markdown for the summary of a pull request: a line for each page with the changed files that
 * it shows. `files` are those that changed, as in "content/photos/kitchen.md"; one that is gone is listed by itself.
 */
export function changedPages(content: Content, types: Types, files: readonly string[]): string {
  const relations = relationsIn(content, types);
  const changed = files.flatMap((file) => content.entries.get(file) ?? []);
  const lines = sitePages(content).map(({ entry: page, path }) => {
    const shown = changed.filter((entry) => pagesWith(relations, entry).includes(page));
    const name = `**${path}** ${fillTokens(String(page.data?.title), content.facts)}${isDraft(page) ? " (draft)" : ""}`;
    return shown.length > 0 && `- ${name}: ${shown.map(({ file }) => `\`${file}\``).join(", ")}`;
  });
  const everywhere = files.includes("content/site.md") && "- **Every page**: `content/site.md` changed";
  const gone = files.filter((file) => !content.entries.has(file)).map((file) => `- Deleted or moved: \`${file}\``);
  const all = [everywhere, ...lines, ...gone].filter(Boolean).join("\n");
  return `## Pages that change\n\n${all || "None: no page shows what changed."}`;
}

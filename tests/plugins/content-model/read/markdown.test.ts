/** @jest-environment jsdom */
import fc from "fast-check";
import config from "../../../../gatsby-config";
import { checkContent } from "../../../../plugins/content-model/check";
import { parseMarkdown } from "../../../../plugins/content-model/read/markdown";
import { readTypes } from "../../../../plugins/content-model/schema/read-types";
import { sampleFiles, siteWith } from "../../../fixtures";

interface Transformer {
  setFieldsOnGraphQLNodeType: (
    api: object,
    options: object,
  ) => Promise<{ html: { resolve: (node: object, args: object) => Promise<string> } }>;
}
const transformer = jest.requireActual<Transformer>("gatsby-transformer-remark/gatsby-node");

const plugin = config.plugins?.find((one) => typeof one === "object" && one.resolve === "gatsby-transformer-remark");
const options = { ...(typeof plugin === "object" && plugin.options), plugins: [] };
/** A stub of Gatsby's cache, in which the plugin stores each step by the hash of a text. */
const cached = new Map<string, unknown>();
const cache = { get: (key: string) => cached.get(key), set: (key: string, value: unknown) => cached.set(key, value) };
const api = { type: { name: "MarkdownRemark" }, cache, getNodesByType: () => [] };
const fields = transformer.setFieldsOnGraphQLNodeType(api, options);

/** Renders a text with gatsby-transformer-remark and the site's options. */
async function rendered(content: string): Promise<{ tree: unknown; html: string }> {
  const { html } = await fields;
  const made = await html.resolve({ id: "", internal: { content, contentDigest: content } }, {});
  return { tree: cached.get(`transformer-remark-markdown-ast-${content}--`), html: made };
}

/** Every markdown context; $ marks the place to fill. */
const places = [
  ..."$ |a $ b|**$**|- $|1. $|> $|### $|$\n---|`$`|```\n$\n```|``` $\nx\n```|    $|<$>|<!-- $ -->|\\$|- [ ] $".split(
    "|",
  ),
  ...'[$](/about)|[words]($)|[words](<$>)|[words](/about "$")|[words](/about \'$\')|[words]($ "title")'.split("|"),
  ...'[words][$]\n\n[$]: /about|[words][x]\n\n[x]: $|[words][x]\n\n[x]: <$>|[words][x]\n\n[x]: /about "$"'.split("|"),
  ...'![$](photo:victorian-house)|![]($)|![](photo:$)|![](photo:victorian-house "$")|![$][x]\n\n[x]: $'.split("|"),
  ...'words[^1]\n\n[^1]: $\n\nwords^[$]\n\n[^1]: /about "$"\n\n~~$~~\n\nwww.example.com/$'.split("\n\n"),
  "| a |\n| --- |\n| $ |",
  "| a |\n| --- |\n| ` | $ | ` |",
];

/** Harmful and harmless input for these places. */
const written = [
  "<script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  "</div>",
  "javascript:alert(1)",
  "javascript:alert(1)//&#123;x&#125;",
  "data:text/html,x",
  'x" onclick="alert(1)',
  "&lt;b&gt;",
  "{company}",
  "{unknown}",
  "https://example.com/?a=1",
  "5~10 words",
];

const filled = places.flatMap((place) => written.map((what) => place.replaceAll("$", () => what)));
const piece = fc.oneof(fc.constantFrom(...filled), fc.constantFrom("\n", "\n\n"), fc.string({ maxLength: 5 }));
const texts = fc.array(piece, { minLength: 1, maxLength: 4 }).map((some) => some.join(""));
const runs = { numRuns: filled.length + 100, examples: filled.map((text): [string] => [text]) };

test("the check and the renderer parse markdown alike", () =>
  fc.assert(
    fc.asyncProperty(texts, async (text) => {
      expect((await rendered(text)).tree).toEqual(parseMarkdown(text));
    }),
    runs,
  ));

const types = readTypes("src");
const story = "content/pages/about/story.md";
const [, frontmatter = ""] = /^(---\n.*?\n---\n)/s.exec(sampleFiles[story] ?? "") ?? [];

/** Allowed elements with their allowed attributes. */
const harmless: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries("p h3 h4 h5 h6 ul ol li blockquote hr strong em code br".split(" ").map((name) => [name, []])),
  ol: ["start"],
  a: ["href", "title"],
  img: ["src", "alt"],
};

test("a text that passes the check renders only allowed elements, safe links and photos of the catalogue", () =>
  fc.assert(
    fc.asyncProperty(texts, async (text) => {
      if (checkContent(siteWith({ [story]: frontmatter + text }), types).length > 0) return;
      const template = document.createElement("template");
      template.innerHTML = (await rendered(text)).html;
      for (const { localName, attributes } of template.content.querySelectorAll("*")) {
        expect(Object.keys(harmless)).toContain(localName);
        for (const { name, value } of attributes) {
          expect(harmless[localName]).toContain(name);
          if (name === "href") expect(value).toMatch(/^(\/|#|https:\/\/|mailto:|tel:)/);
          if (name === "src") expect(value).toMatch(/^photo:[a-z-]+$/);
        }
      }
    }),
    runs,
  ));

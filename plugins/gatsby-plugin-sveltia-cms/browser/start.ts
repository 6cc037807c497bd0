import CMS, { type Collection } from "@sveltia/cms";
import isEqual from "fast-deep-equal";
import { contentPath } from "../../content-model/content-types";
import type { Content } from "../../content-model/read/content";
import { isDraft, sitePages } from "../../content-model/read/pages";
import { writeBeforeSave } from "./check";
import { write } from "./commit";
import { explainFailures } from "./connection";
import { keepForms } from "./dialogs";
import { readValues } from "./format";
import { improveLists } from "./lists";
import { showLive } from "./live";
import { previewPages } from "./preview";
import { contentWith, readStored, reload, signedIn, site } from "./site";
import { watchTextEditors } from "./text-editor";

// A local folder may need the editor's permission again.
await readStored().catch(() => undefined);
const content = contentWith();
const pages = sitePages(content);
const ranks = new Map(site.pages.map((slug, at) => [slug, at]));
const rankOf = ({ slug }: { slug: string }): number => ranks.get(slug) ?? -1;
/** The pages, of which those added since the build come first. */
const shown = pages
  .map(({ entry }) => ({ slug: entry.slug, isDraft: isDraft(entry) }))
  .sort((one, other) => rankOf(one) - rankOf(other));
/** All collections have the same `fields`: Sveltia writes the configuration as YAML, and only once what is the same object. */
const { fields, ...ofPage } = site.pageTemplate;
const template = JSON.stringify(ofPage);
const collectionOf = ({ slug, isDraft }: (typeof shown)[number]): Collection => {
  const collection = { ...JSON.parse(template.replaceAll("PAGE", slug)), fields } as Collection;
  return isDraft ? { ...collection, label: `${String(collection.label)} (draft)` } : collection;
};

/** The position of each section on its page, by its file. */
const orders = new Map(pages.flatMap(({ sections }) => sections.map(({ file }, at) => [file, at + 1] as const)));

/** The place of a section that is added later. */
const lastPlace = 1000;

/** The pages as the lists show them: drafts, and the order of sections, of which those added since then are last in any case. */
const outlineOf = (one: Content, now: Content) => {
  // A reload of a local folder would ask for permission.
  if (isLocal()) return sitePages(one).map(({ entry }) => entry.slug);
  return sitePages(one).map(({ entry, sections }) => {
    const files = sections.flatMap(({ file }) => (now.entries.has(file) ? file : []));
    const end = files.findLastIndex((file) => content.entries.has(file)) + 1;
    return [entry.slug, isDraft(entry), ...files.slice(0, end)];
  });
};

const isLocal = (): boolean => signedIn()?.backendName === "local";

// Under the name of a built-in format: Sveltia accepts no other for a single `.md` file. bundle.ts passes the path.
CMS.registerCustomFormat("yaml-frontmatter", "md", {
  fromFile: (text, path = "") => {
    const sources = [content.entries.get(path)?.text ?? "", site.texts[path] ?? ""];
    // Sveltia trims texts, and removes CRLF.
    const original = sources.find((one) => one.trim().replaceAll(/\r\n?/g, "\n") === text) ?? `${text}\n`;
    return readValues(original, content.entries.has(path) ? orders.get(path) : lastPlace);
  },
  toFile: write,
});
explainFailures();
improveLists();
document.body.classList.toggle("no-backend", !site.hasBackend);
if (site.hasBackend || /^(127\.0\.0\.1|(.*\.)?localhost)$/.test(location.hostname)) {
  const collections = [...shown.map(collectionOf), ...(site.config.collections ?? [])];
  await CMS.init({ config: { ...site.config, collections } });
  listen();
  showLive();
}
document.querySelector(".loading")?.remove();

/** Once the sign-in page is shown, because Sveltia then loads two libraries. */
function listen(): void {
  writeBeforeSave(write);
  watchTextEditors();
  keepForms();
  let next = "";
  CMS.registerEventListener({
    name: "postSave",
    handler: ({ entry }) => {
      const { collection, path, newRecord } = entry.toJS();
      if (collection === "new-pages" && newRecord) next = `#/collections/page-${path.split("/").at(-2)}`;
    },
  });
  // Sveltia reads its configuration, with the pages and the order of sections, only once: from the last visit, before it fetches the files.
  const isForm = (): boolean => /\/entries\/|\/new(?:\?|$)/.test(location.hash);
  const renew = async (): Promise<void> => {
    if (isForm()) return;
    if (!isLocal()) await readStored();
    const now = contentWith();
    if (isForm() || isEqual(outlineOf(content, now), outlineOf(now, now))) return;
    const [, slug] = location.hash.split("/page-");
    const isDeleted = slug !== undefined && !now.entries.has(contentPath("page", slug));
    reload(next || (isDeleted ? "#/collections" : location.hash));
  };
  addEventListener("hashchange", () => void renew());
  previewPages(shown.map(({ slug }) => slug));
}

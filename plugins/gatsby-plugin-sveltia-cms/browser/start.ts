import CMS, { type Collection } from "@sveltia/cms";
import { entriesOf } from "../../content-model/read/content";
import { findSection, sectionNames } from "../../content-model/read/pages";
import { writeBeforeSave } from "./check";
import { write } from "./commit";
import { explainFailures } from "./connection";
import { keepForms } from "./dialogs";
import { readValues } from "./format";
import { improveLists } from "./lists";
import { showLive } from "./live";
import { previewPages } from "./preview";
import { contentWith, readStored, site } from "./site";
import { watchTextEditors } from "./text-editor";

// A local folder may need the editor's permission again.
await readStored().catch(() => undefined);
const content = contentWith();
const pages = entriesOf(content, "page");
/** Pages added since the build, then the others. */
const shown = [
  ...pages.flatMap(({ slug }) => (site.pages.some((page) => page.slug === slug) ? [] : { slug, isDraft: false })),
  ...site.pages,
];
const template = JSON.stringify(site.pageTemplate);
const collectionOf = ({ slug, isDraft }: (typeof shown)[number]): Collection => {
  const collection = JSON.parse(template.replaceAll("PAGE", slug)) as Collection;
  return isDraft ? { ...collection, label: `${String(collection.label)} (draft)` } : collection;
};

/** The position of each section on its page, by its file. */
const orders = new Map(
  pages.flatMap((page) =>
    sectionNames(page).map((name, at) => [findSection(content, page, name)?.file, at + 1] as const),
  ),
);
/** Sources by the text that Sveltia passes to formats, which is trimmed and has no CRLF. */
const now = [...content.entries].map(([file, { text }]) => [file, text] as const);
const texts = [...now, ...Object.entries(site.texts)].map(([file, text]) => ({ text, order: orders.get(file) }));
const originals = new Map(texts.map((one) => [one.text.trim().replaceAll(/\r\n?/g, "\n"), one]));

// Under the name of a built-in format: Sveltia accepts no other for a single `.md` file.
CMS.registerCustomFormat("yaml-frontmatter", "md", {
  fromFile: (text) => {
    const original = originals.get(text);
    // Files that Sveltia fetches later come last.
    return original ? readValues(original.text, original.order) : readValues(`${text}\n`, 1000);
  },
  toFile: write,
});
explainFailures();
writeBeforeSave(write);
watchTextEditors();
keepForms();
CMS.registerEventListener({
  name: "postSave",
  handler: ({ entry }) => {
    const { collection, path, newRecord } = entry.toJS();
    if (collection !== "new-pages" || !newRecord) return;
    // The new page has its own collection, and Sveltia reads its configuration only once.
    location.hash = `#/collections/page-${path.split("/").at(-2)}`;
    location.reload();
  },
});
previewPages(shown.map(({ slug }) => slug));
improveLists();

document.body.classList.toggle("no-backend", !site.hasBackend);
if (site.hasBackend || /^(127\.0\.0\.1|(.*\.)?localhost)$/.test(location.hostname)) {
  const collections = [...shown.map(collectionOf), ...(site.config.collections ?? [])];
  await CMS.init({ config: { ...site.config, collections } });
  showLive();
}

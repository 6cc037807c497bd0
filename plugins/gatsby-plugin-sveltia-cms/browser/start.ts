import CMS, { type Collection } from "@sveltia/cms";
import { isDraft, sitePages } from "../../content-model/read/pages";
import { writeBeforeSave } from "./check";
import { write } from "./commit";
import { explainFailures } from "./connection";
import { keepForms } from "./dialogs";
import { readValues } from "./format";
import { improveLists } from "./lists";
import { showLive } from "./live";
import { previewPages } from "./preview";
import { contentWith, readStored, signedIn, site } from "./site";
import { watchTextEditors } from "./text-editor";

// A local folder may need the editor's permission again.
await readStored().catch(() => undefined);
const content = contentWith();
const pages = sitePages(content);
/** Pages added since the build, then the others. */
const shown = [
  ...pages.flatMap(({ entry }) =>
    site.pages.some(({ slug }) => slug === entry.slug) ? [] : { slug: entry.slug, isDraft: isDraft(entry) },
  ),
  ...site.pages,
];
/** All collections have the same `fields`: Sveltia writes the configuration as YAML, and only once what is the same object. */
const { fields, ...ofPage } = site.pageTemplate;
const template = JSON.stringify(ofPage);
const collectionOf = ({ slug, isDraft }: (typeof shown)[number]): Collection => {
  const collection = { ...JSON.parse(template.replaceAll("PAGE", slug)), fields } as Collection;
  return isDraft ? { ...collection, label: `${String(collection.label)} (draft)` } : collection;
};

/** The position of each section on its page, by its file. */
const orders = new Map(pages.flatMap(({ sections }) => sections.map(({ file }, at) => [file, at + 1] as const)));

/** The place of a file that Sveltia fetches later. */
const lastPlace = 1000;

/** Whether a page now has its sections in another order than its list. A reload of a local folder would ask for permission. */
function isReordered(file: string): boolean {
  if (signedIn()?.backendName === "local") return false;
  const page = sitePages(contentWith()).find(({ entry }) => entry.file === file);
  const places = (page?.sections ?? []).map((section) => orders.get(section.file) ?? lastPlace);
  return places.some((place, at) => place < (places[at - 1] ?? 0));
}

/** Sources by the text that Sveltia passes to formats, which is trimmed and has no CRLF. */
const sources = [...content.entries.values(), ...Object.entries(site.texts).map(([file, text]) => ({ file, text }))];
const originals = new Map(sources.map((one) => [one.text.trim().replaceAll(/\r\n?/g, "\n"), one]));

// Under the name of a built-in format: Sveltia accepts no other for a single `.md` file.
CMS.registerCustomFormat("yaml-frontmatter", "md", {
  fromFile: (text) => {
    const original = originals.get(text);
    return original ? readValues(original.text, orders.get(original.file)) : readValues(`${text}\n`, lastPlace);
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
  CMS.registerEventListener({
    name: "postSave",
    handler: ({ entry }) => {
      const { collection, path, newRecord } = entry.toJS();
      // Sveltia reads its configuration only once, in which a new page has its own collection, and the order of sections.
      if (!(collection === "new-pages" && newRecord) && !isReordered(path)) return;
      location.hash = `#/collections/page-${path.split("/").at(-2)}`;
      location.reload();
    },
  });
  previewPages(shown.map(({ slug }) => slug));
}

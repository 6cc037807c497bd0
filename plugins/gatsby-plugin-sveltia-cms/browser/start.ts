import CMS, { type Collection } from "@sveltia/cms";
import { entriesOf } from "../../gatsby-source-content/read/content";
import { writeBeforeSave } from "./check";
import { write } from "./commit";
import { explainFailures } from "./connection";
import { keepForms } from "./dialogs";
import { readValues } from "./format";
import { showLive } from "./live";
import { previewPages } from "./preview";
import { contentWith, readStored, site } from "./site";
import { watchTextEditors } from "./text-editor";
import { showThumbnails } from "./thumbnails";

// A local folder may need the editor's permission again.
await readStored().catch(() => undefined);
/** Pages added since the build. */
const added = entriesOf(contentWith(), "page").flatMap(({ slug }) => (site.pages.includes(slug) ? [] : [slug]));
const collectionOf = (page: string): Collection =>
  JSON.parse(JSON.stringify(site.pageTemplate).replaceAll("PAGE", page)) as Collection;

/** Sources by the text that Sveltia passes to formats, which is trimmed and has no CRLF. */
const texts = Object.entries(site.texts).map(([file, text]) => ({ text, order: site.orders[file] }));
const originals = new Map(texts.map((one) => [one.text.trim().replaceAll(/\r\n?/g, "\n"), one]));

// Under the name of a built-in format: Sveltia accepts no other for a single `.md` file.
CMS.registerCustomFormat("yaml-frontmatter", "md", {
  fromFile: (text) => {
    const original = originals.get(text);
    return readValues(original?.text ?? `${text}\n`, original?.order);
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
previewPages([...site.pages, ...added]);
showThumbnails();

document.body.classList.toggle("no-backend", !site.hasBackend);
if (site.hasBackend || /^(127\.0\.0\.1|(.*\.)?localhost)$/.test(location.hostname)) {
  const collections = [...added.map(collectionOf), ...(site.config.collections ?? [])];
  await CMS.init({ config: { ...site.config, collections } });
  showLive();
}

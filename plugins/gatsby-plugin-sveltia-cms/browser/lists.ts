import { photoUrl } from "../../content-model/photos";
import { findNamed, imageFile } from "../../content-model/read/content";
import { label } from "../../content-model/schema/description";
import { contentWith, folder, imageUrl, site } from "./site";

/** Adds pictures to lists of photos and of section types, and opens the latter, when Sveltia shows them. */
export function improveLists(): void {
  new MutationObserver(() => {
    showThumbnails();
    openSectionTypes();
    showSectionTypes();
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ["open"] });
}

/** The options of a list of photos are only texts: "kitchen (A white kitchen)". */
function showThumbnails(): void {
  const options = document.querySelectorAll<HTMLElement>("[role=option]:not([data-seen])");
  const content = options.length > 0 ? contentWith() : undefined;
  for (const option of options) {
    option.dataset.seen = "";
    const name = /(?:^|\s)([a-z0-9-]+) \(.*\)/s.exec(option.textContent)?.[1];
    const photo = content && name ? findNamed(content, "photo", name) : undefined;
    const src = photoUrl(photo?.data?.stockUrl, 120, 80) || imageUrl((photo && imageFile(photo)) ?? "");
    if (src) option.prepend(Object.assign(new Image(60, 40), { src, alt: "", loading: "lazy" }));
  }
}

/** In the dialog for a new section, where Sveltia asks editors to press "Add" again. */
function openSectionTypes(): void {
  // Sveltia shows the same dialog again.
  for (const field of document.querySelectorAll<HTMLElement>('dialog:not([open]) [data-key-path="section"]'))
    delete field.dataset.seen;
  const field = document.querySelector<HTMLElement>('dialog[open] [data-key-path="section"]:not([data-seen])');
  const button = field?.querySelector<HTMLElement>('.field-wrapper button[aria-haspopup="menu"][data-label]');
  if (!field || !button) return;
  field.dataset.seen = "";
  button.click();
}

/** An option is, for example, "Cards: services or offers side by side". */
function showSectionTypes(): void {
  for (const option of document.querySelectorAll<HTMLElement>("dialog[open] [role=menuitem]:not([data-seen])")) {
    option.dataset.seen = "";
    const [type] = option.textContent.trim().split(":");
    const picture = site.pictures.find((file) => label(file.replace(/^.*\/|\.\w+$/g, "")) === type);
    if (picture) option.prepend(Object.assign(new Image(), { src: new URL(`${picture}.webp`, folder).href, alt: "" }));
  }
}

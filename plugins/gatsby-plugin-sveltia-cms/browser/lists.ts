import { photoUrl } from "../../content-model/photo-hosts";
import { findNamed, imageFile } from "../../content-model/read/content";
import { label } from "../../content-model/schema/description";
import { contentWith, imageUrl, site } from "./site";

/** Adds pictures to lists of photos and of section types, opens the latter, and shrinks stock photos, when Sveltia shows them. */
export function improveLists(): void {
  new MutationObserver(() => {
    shrinkPhotos();
    addPictures("[role=option]", photosByOption);
    openSectionTypes();
    addPictures("dialog[open] [role=menuitem]", () => pictureOfType);
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ["open", "src"] });
}

/** Sveltia's thumbnails are the originals, of several megabytes each. */
function shrinkPhotos(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img:not([src*="?"])')) {
    const small = photoUrl(image.src, 360, 240);
    if (small) image.src = small;
  }
}

/** Adds a picture to each new option of a list. `prepare` returns the function from an option's words to the URL. */
function addPictures(selector: string, prepare: () => (words: string) => string): void {
  const options = document.querySelectorAll<HTMLElement>(`${selector}:not([data-seen])`);
  const urlOf = options.length > 0 ? prepare() : () => "";
  for (const option of options) {
    option.dataset.seen = "";
    const src = urlOf(option.textContent);
    if (src) option.prepend(Object.assign(new Image(60, 40), { src, alt: "", loading: "lazy" }));
  }
}

/** An option is, for example, "kitchen (A white kitchen)". */
function photosByOption(): (words: string) => string {
  const content = contentWith();
  return (words) => {
    const name = /(?:^|\s)([a-z0-9-]+) \(.*\)/s.exec(words)?.[1];
    const photo = name ? findNamed(content, "photo", name) : undefined;
    const file = photo && imageFile(photo);
    return file ? imageUrl(file) : photoUrl(photo?.data?.stockUrl, 120, 80);
  };
}

/** An option is, for example, "Cards: services or offers side by side". */
function pictureOfType(words: string): string {
  const [type] = words.trim().split(":");
  return imageUrl(site.pictures.find((file) => label(file.replace(/^.*\/|\.\w+$/g, "")) === type) ?? "");
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

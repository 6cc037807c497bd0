import { photoUrl } from "../../gatsby-source-content/photos";
import { contentWith, imageUrl } from "./site";
import { findNamed, imageFile } from "../../gatsby-source-content/read/content";

/** Adds thumbnails to Sveltia's lists of photos, whose options are only texts: "kitchen (A white kitchen)". */
export function showThumbnails(): void {
  new MutationObserver(() => {
    const options = document.querySelectorAll<HTMLElement>("[role=option]:not([data-seen])");
    const content = options.length > 0 ? contentWith() : undefined;
    for (const option of options) {
      option.dataset.seen = "";
      const name = /(?:^|\s)([a-z0-9-]+) \(.*\)/s.exec(option.textContent)?.[1];
      const photo = name === undefined || !content ? undefined : findNamed(content, "photo", name);
      const src = photoUrl(photo?.data?.stockUrl, 120, 80) || imageUrl((photo && imageFile(photo)) ?? "");
      if (src) option.prepend(Object.assign(new Image(60, 40), { src, alt: "", loading: "lazy" }));
    }
  }).observe(document.body, { childList: true, subtree: true });
}

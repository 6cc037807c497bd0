import CMS, { type CustomPreviewTemplateProps } from "@sveltia/cms";
import type { Root } from "react-dom/client";
import { contentPath } from "../../content-model/content-types";
import { dataUrl, site } from "./site";

/** The site's components, which the sign-in page does not need. */
const renderer = () => import("./render-preview");

/** Previews pages and sections with the site's components and styles. */
export function previewPages(pages: readonly string[]): void {
  const styles = new URL(site.styles, dataUrl).href;
  CMS.registerPreviewStyle(styles);
  // At the first step after signing in, because the build after a save removes the files.
  addEventListener("hashchange", () => void Promise.allSettled([renderer(), fetch(styles)]), { once: true });
  for (const page of pages) CMS.registerPreviewTemplate(`page-${page}`, previewOf(page));
}

/** A preview with its own React root: Sveltia has another React, with which hooks of the site's components do not work. */
const previewOf = (page: string) =>
  function Preview({ entry }: CustomPreviewTemplateProps) {
    const { path, data } = entry.toJS();
    const file = path || contentPath("section" in data ? "section" : "page", "section" in data ? "new" : page, page);
    const show = async (place: HTMLElement): Promise<void> => {
      const { createRoot, shown } = await renderer();
      if (current?.place !== place) {
        current?.root.unmount();
        current = { place, root: createRoot(place) };
      }
      current.root.render(shown(file, data));
    };
    // React calls a new `ref` after each rendering. Links must not leave the preview.
    return <div ref={(place) => void (place && show(place))} onClickCapture={(event) => event.preventDefault()} />;
  };

let current: { place: HTMLElement; root: Root } | undefined;

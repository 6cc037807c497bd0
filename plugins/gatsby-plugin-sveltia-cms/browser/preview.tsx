import CMS, { type CustomPreviewTemplateProps } from "@sveltia/cms";
import type { Root } from "react-dom/client";
import { contentPath } from "../../content-model/content-types";
import { folder, site } from "./site";

/** Previews pages and sections with the site's components and styles, which are loaded at the first preview. */
export function previewPages(pages: readonly string[]): void {
  CMS.registerPreviewStyle(new URL(site.styles, folder).href);
  for (const page of pages) CMS.registerPreviewTemplate(`page-${page}`, previewOf(page));
}

/** A preview with its own React root: Sveltia has another React, with which hooks of the site's components do not work. */
const previewOf = (page: string) =>
  function Preview({ entry }: CustomPreviewTemplateProps) {
    const { path, data } = entry.toJS();
    const file = path || contentPath("section" in data ? "section" : "page", "section" in data ? "new" : page, page);
    const show = async (place: HTMLElement): Promise<void> => {
      const { createRoot, shown } = await import("./render-preview");
      if (current?.place !== place) {
        current?.root.unmount();
        current = { place, root: createRoot(place) };
      }
      current.root.render(shown(file, data));
    };
    // React calls a new `ref` after each rendering. Links must not leave the preview.
    return <div ref={(place) => void (place && show(place))} onClickCapture={(event) => event.preventDefault()} />;
  };

/** The preview that is shown. */
let current: { place: HTMLElement; root: Root } | undefined;

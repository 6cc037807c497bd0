import CMS, { type CustomPreviewTemplateProps } from "@sveltia/cms";
import { Component, createRef } from "react";
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
  class Preview extends Component<CustomPreviewTemplateProps> {
    place = createRef<HTMLDivElement>();
    rendering = import("./render-preview");
    root: Root | undefined;

    override componentDidMount(): void {
      this.componentDidUpdate();
    }
    override componentDidUpdate(): void {
      const { path, data } = this.props.entry.toJS();
      const file = path || contentPath("section" in data ? "section" : "page", "section" in data ? "new" : page, page);
      void this.rendering.then(({ createRoot, shown }) => {
        if (!this.place.current) return;
        this.root ??= createRoot(this.place.current);
        this.root.render(shown(file, data));
      });
    }
    override componentWillUnmount(): void {
      // React refuses to unmount a root while another renders.
      setTimeout(() => this.root?.unmount());
    }
    override render() {
      // Links must not leave the preview.
      return <div ref={this.place} onClickCapture={(event) => event.preventDefault()} />;
    }
  };

import CMS, { type CustomPreviewTemplateProps } from "@sveltia/cms";
import { Component, createRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import * as components from "site/sections";
import Page from "site/template";
import { contentPath } from "../../gatsby-source-content/content-types";
import { pageData } from "../../gatsby-source-content/nodes/page-data";
import { writeValues } from "./format";
import { contentWith, site, types } from "./site";

/** Previews pages and sections with the site's components and styles. */
export function previewPages(pages: readonly string[]): void {
  CMS.registerPreviewStyle(new URL(site.styles, import.meta.url).href);
  for (const page of pages) CMS.registerPreviewTemplate(`page-${page}`, previewOf(page));
}

/** A preview with its own React root: Sveltia has another React, with which hooks of the site's components do not work. */
const previewOf = (page: string) =>
  class Preview extends Component<CustomPreviewTemplateProps> {
    place = createRef<HTMLDivElement>();
    root: Root | undefined;

    override componentDidMount(): void {
      if (this.place.current) this.root = createRoot(this.place.current);
      this.componentDidUpdate();
    }
    override componentDidUpdate(): void {
      const { path, data } = this.props.entry.toJS();
      this.root?.render(
        shown(
          path || contentPath("section" in data ? "section" : "page", "section" in data ? "new" : page, page),
          data,
        ),
      );
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

function shown(file: string, values: Record<string, unknown>) {
  const content = contentWith(new Map([[file, writeValues(values, types)]]));
  const { company, dataOf } = pageData(content, types);
  const entry = content.entries.get(file);
  const Section = components[entry?.typeName ?? ""];
  if (entry?.contentType === "page") return <Page data={{ page: dataOf(entry), company }} pageContext={{}} />;
  return <main>{entry && Section && <Section {...dataOf(entry)} />}</main>;
}

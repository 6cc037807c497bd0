import { kinds, siteFile } from "../../gatsby-source-content/kinds";
import { pagesWith, relationsIn, type Relations } from "../../gatsby-source-content/nodes/relations";
import { entriesOf, type Content } from "../../gatsby-source-content/read/content";
import { anchorOf, type Entry } from "../../gatsby-source-content/read/entry";
import { fillTokens } from "../../gatsby-source-content/read/tokens";
import type { Types } from "../../gatsby-source-content/schema/sdl";
import { photoHosts } from "../../gatsby-source-content/photos";
import { stockSource } from "../../gatsby-source-content/photos/stock";
import { isDraft, sitePages } from "../../gatsby-source-content/read/pages";
import type { Choices, Part } from "../protocol";
import { thumbnailSize } from "./pictures";

/** What a page is made of, in the order of the page: its file, its sections, the photos and forms that these show, the company. */
export function partsOfPage(content: Content, types: Types, address: string): Part[] | undefined {
  const pages = sitePages(content);
  const path = address.replace(/\/$|\.html$/, "") || "/";
  // Any other address shows what visitors see who follow a dead link.
  const page = pages.find((one) => one.path === path) ?? pages.find((one) => one.path === "/404");
  if (!page) return undefined;
  const relations = relationsIn(content, types);
  const used = page.sections.flatMap((section) =>
    [...relations.usedBy].flatMap(([file, sections]) => (sections.includes(section) ? [file] : [])),
  );
  const files = [page.entry.file, ...page.sections.map(({ file }) => file), ...used, siteFile];
  return [...new Set(files)].flatMap((file) => {
    const entry = content.entries.get(file);
    if (!entry) return [];
    const anchor = entry.kind === "section" && { anchor: anchorOf(entry) };
    const pages = addressesOf(entry, content, relations);
    const navigates = ["navigation", "sectionLinks"].some((field) => entry.kind === "page" && entry.data?.[field]);
    const words = { title: titleOf(entry, content), draft: isDraft(entry), navigates };
    return { file, kind: entry.kind, ...words, ...anchor, pages };
  });
}

/** The addresses of the pages that a change of a file changes. */
export const addressesOf = (entry: Entry, content: Content, relations: Relations): string[] =>
  (entry.kind === "site" ? entriesOf(content, "page") : pagesWith(relations, entry)).map(({ data }) =>
    String(data?.path),
  );

/** What the fields of a file can name or lead to. */
export function choicesFor(content: Content, types: Types, file: string): Choices {
  const folder = content.entries.get(file)?.name;
  const links = sitePages(content).flatMap(({ entry, path = "", sections }) => [
    { to: path, title: titleOf(entry, content) },
    ...sections.map((section) => ({ to: `${path}#${anchorOf(section)}`, title: titleOf(section, content) })),
  ]);
  const icons = types.get("Icon");
  return {
    links: links.filter(({ to }) => to.startsWith("/")),
    photos: entriesOf(content, "photo").map((photo) => ({
      name: photo.name,
      alt: typeof photo.data?.alt === "string" ? photo.data.alt : "",
      thumbnail: thumbnail(photo),
    })),
    forms: entriesOf(content, "form").map(({ name }) => name),
    // A page's own section stands before a shared one of its name.
    sections: [
      ...new Set(entriesOf(content, "section").flatMap(({ name, page }) => (!page || page === folder ? [name] : []))),
    ],
    icons: Object.fromEntries(
      icons && "values" in icons
        ? (icons.values ?? []).map(({ name }) => [name.value, `/icons.svg#${name.value}`])
        : [],
    ),
    kinds: {},
  };
}

/** What editors call a file: its heading or title. */
export function titleOf({ kind, name, data }: Entry, { facts }: Content): string {
  if (kind === "site") return kinds.site.title;
  const title = kind === "page" ? data?.title : data?.heading;
  return typeof title === "string" ? fillTokens(title, facts) : name;
}

/** The address of a small picture: at the stock host, or from the route below for one of one's own. */
function thumbnail({ name, data }: Entry): string {
  if (typeof data?.picture === "string") return `/___edit/picture?name=${encodeURIComponent(name)}`;
  const source = typeof data?.source === "string" ? data.source : "";
  if (!photoHosts.some((host) => host.accepts(source))) return "";
  return stockSource({ source, focus: "centre" }).address({ ...thumbnailSize, format: "auto" });
}

import { existsSync } from "node:fs";
import path from "node:path";
import { kinds, siteFile } from "../../gatsby-source-content/kinds";
import { pagesWith, relationsIn, type Relations } from "../../gatsby-source-content/nodes/relations";
import { entriesOf, pictureFile, type Content } from "../../gatsby-source-content/read/content";
import { anchorOf, type Entry } from "../../gatsby-source-content/read/entry";
import { isDraft, sitePages } from "../../gatsby-source-content/read/pages";
import { fillTokens } from "../../gatsby-source-content/read/tokens";
import { sectionTypeNames, sectionWord, type Types } from "../../gatsby-source-content/schema/sdl";
import { photoHosts } from "../../gatsby-source-content/photos";
import { stockSource } from "../../gatsby-source-content/photos/stock";
import { smallPictureAt } from "./pictures";

/** What a page is made of, in the order of the page: its file, its sections, the photos and forms that these show, the company. */
export function partsOfPage(content: Content, types: Types, address: string) {
  const pages = sitePages(content);
  const to = address.replace(/\/$|\.html$/, "") || "/";
  // Any other address shows what visitors see who follow a dead link.
  const page = pages.find((one) => one.path === to) ?? pages.find((one) => one.path === "/404");
  if (!page) return [];
  const { usedBy } = relationsIn(content, types);
  const used = page.sections.flatMap((section) =>
    [...usedBy].flatMap(([file, sections]) => (sections.includes(section) ? [file] : [])),
  );
  const files = [page.entry.file, ...page.sections.map(({ file }) => file), ...used, siteFile];
  return [...new Set(files)].flatMap((file) => {
    const entry = content.entries.get(file);
    if (!entry) return [];
    const { kind, data } = entry;
    // Whether it is the page that says where its links at the top lead.
    const navigates = kind === "page" && Boolean(data?.navigation ?? data?.sectionLinks);
    const anchor = kind === "section" ? anchorOf(entry) : undefined;
    return { file, title: titleOf(entry, content), kind, anchor, draft: isDraft(entry), navigates };
  });
}

/** A content file that a page shows, or is made of. */
export type Part = ReturnType<typeof partsOfPage>[number];

/** The addresses of the pages that a change of a file changes. */
export const addressesOf = (entry: Entry, content: Content, relations: Relations): string[] =>
  (entry.kind === "site" ? entriesOf(content, "page") : pagesWith(relations, entry)).map(({ data }) =>
    String(data?.path),
  );

/** What editors call a file: its heading or title. */
export function titleOf({ kind, name, data }: Entry, { facts }: Content): string {
  if (kind === "site") return kinds.site.title;
  const title = kind === "page" ? data?.title : data?.heading;
  return typeof title === "string" ? fillTokens(title, facts) : name;
}

/** What the fields of a file can name or lead to. */
export function choicesFor(root: string, content: Content, types: Types, file: string) {
  const folder = content.entries.get(file)?.name;
  const links = sitePages(content).flatMap(({ entry, path: to = "", sections }) => [
    { to, title: titleOf(entry, content) },
    ...sections.map((section) => ({ to: `${to}#${anchorOf(section)}`, title: titleOf(section, content) })),
  ]);
  const icons = types.get("Icon");
  const names = icons && "values" in icons ? (icons.values ?? []).map(({ name }) => name.value) : [];
  const own = entriesOf(content, "section").filter(({ page = folder }) => page === folder);
  const kinds = sectionTypeNames(types)
    .map((type) => [sectionWord(type), `docs/pictures/sections/${sectionWord(type)}.webp`] as const)
    .filter(([, picture]) => existsSync(path.join(root, picture)));
  return {
    links: links.filter(({ to }) => to.startsWith("/")),
    photos: entriesOf(content, "photo").map((photo) => ({
      name: photo.name,
      alt: typeof photo.data?.alt === "string" ? photo.data.alt : "",
      thumbnail: thumbnail(photo),
    })),
    forms: entriesOf(content, "form").map(({ name }) => name),
    // A page's own section stands before a shared one of its name.
    sections: [...new Set(own.map(({ name }) => name))],
    // The address of each drawing, for `<use>`.
    icons: Object.fromEntries(names.map((name) => [name, `/icons.svg#${name}`])),
    // The address of a picture of each kind of section that the handbook has one of.
    kinds: Object.fromEntries(kinds.map(([word, picture]) => [word, smallPictureAt(picture)])),
  };
}

export type Choices = ReturnType<typeof choicesFor>;

/** The address of a small picture: at the stock host, or here for one of one's own. */
function thumbnail(photo: Entry): string {
  const own = pictureFile(photo);
  if (own !== undefined) return smallPictureAt(own);
  const source = typeof photo.data?.source === "string" ? photo.data.source : "";
  if (!photoHosts.some((host) => host.accepts(source))) return "";
  return stockSource({ source, focus: "centre" }).address({ width: 192, height: 128, format: "auto" });
}

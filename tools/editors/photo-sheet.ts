import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse, serializeOuter } from "parse5";
import { pageFile } from "../../plugins/gatsby-plugin-static-pages/addresses";
import { attribute, elementsIn, find } from "../../plugins/gatsby-plugin-static-pages/tree";
import { escapeHtml } from "../../plugins/gatsby-source-content/escape-html";
import { entriesOf, findNamed, type Content } from "../../plugins/gatsby-source-content/read/content";
import { anchorOf, type Entry } from "../../plugins/gatsby-source-content/read/entry";
import { namesOf } from "../../plugins/gatsby-source-content/read/field-texts";
import { partsOf, photoName } from "../../plugins/gatsby-source-content/read/markdown";
import { sitePages } from "../../plugins/gatsby-source-content/read/pages";
import type { Types } from "../../plugins/gatsby-source-content/schema/sdl";

/** CSS pixels: sections cut a photo anew on a computer, a tablet and a phone. */
const widths = [1280, 800, 375];

/** A web page of every photo in every section of the built site that shows it, cut as there, beside its alternative text. */
export function photoSheet(content: Content, types: Types, dist: string): string {
  const shown = new Set<Entry>();
  const rows = sitePages(content).flatMap(({ path: address = "", sections }) => {
    const file = path.join(dist, pageFile(address));
    // The built site leaves drafts out.
    const page = existsSync(file) ? parse(readFileSync(file, "utf8")) : undefined;
    return sections.flatMap((section) => {
      const photos = photosOf(section, types).flatMap((name) => findNamed(content, "photo", name) ?? []);
      const element = page && find(page, (one) => attribute(one, "id") === anchorOf(section));
      if (!element || photos.length === 0) return [];
      photos.forEach((photo) => shown.add(photo));
      const styles = [...elementsIn(page)].filter(({ tagName }) => tagName === "style");
      const html = [...styles, element].map((one) => serializeOuter(one)).join("");
      return row(`${address}#${anchorOf(section)}`, photos, html.replaceAll(' loading="lazy"', ""));
    });
  });
  const idle = entriesOf(content, "photo").filter((photo) => !shown.has(photo));
  return `${head}${rows.join("\n")}\n<p>On no page: ${idle.map(({ file }) => file).join(", ") || "none"}.</p>\n`;
}

/** The photos that a section's fields and text name. */
const photosOf = (section: Entry, types: Types): string[] => [
  ...namesOf(section, types).flatMap(({ kind, name }) => (kind === "photo" ? name : [])),
  ...partsOf(section, "image").flatMap(({ node }) => photoName(node.url) ?? []),
];

function row(place: string, photos: readonly Entry[], html: string): string {
  const words = photos.map(({ file, data }) => `<p>${alt(data?.alt)}<br><small>${file}</small></p>`);
  return `<article><h2>${place}</h2>${words.join("")}${widths.map((width) => frame(width, html)).join("")}</article>`;
}

const alt = (text: unknown): string =>
  typeof text === "string" && text !== "" ? `“${escapeHtml(text)}”` : "Only decorates: nothing is read out";

/** A section as a browser of this width shows it. Addresses begin at the built site's folder: the sheet is opened from the disk. */
function frame(width: number, html: string): string {
  const local = html.replaceAll(/(?<=["(,]\s*)\/(?=\w)/g, "");
  return `<div><iframe width="${width}" srcdoc="${escapeHtml(`<!doctype html><body inert>${local}`)}"></iframe></div>`;
}

const head = `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Every photo, where it stands</title>
<base href="../dist/"><style>
body { margin: 2rem; font: 1rem/1.5 sans-serif }
article { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; margin: 2rem 0 }
h2, article p { flex-basis: 100%; margin: 0 }
div { overflow: hidden }
iframe { border: 0; transform: scale(0.4); transform-origin: 0 0 }
</style><script>
addEventListener("load", () => document.querySelectorAll("iframe").forEach((frame) => {
  const { scrollHeight } = frame.contentDocument.body
  frame.height = scrollHeight
  frame.parentElement.style.cssText = "width:" + frame.width * 0.4 + "px;height:" + scrollHeight * 0.4 + "px"
}))
</script><h1>Every photo, where it stands</h1>
<p>On a computer, a tablet and a phone. Does each show what its words say, and is what matters in view?</p>
`;

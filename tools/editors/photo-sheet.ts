import { readFileSync } from "node:fs";
import path from "node:path";
import { parse, serializeOuter } from "parse5";
import { filesIn } from "../../plugins/gatsby-plugin-static-pages/files";
import { attribute, elementsIn, type Element } from "../../plugins/gatsby-plugin-static-pages/tree";
import { escapeHtml } from "../../plugins/gatsby-source-content/escape-html";

/** CSS pixels: sections cut a photo anew on a computer, a tablet and a phone. */
const widths = [1280, 800, 375];

/** A web page of every section of the built site that shows photos, each as there, beside the photos' alternative texts. */
export function photoSheet(dist: string): string {
  const rows = filesIn(dist).flatMap((file) => {
    if (!file.endsWith(".html")) return [];
    const all = [...elementsIn(parse(readFileSync(path.join(dist, file), "utf8")))];
    const tagged = (name: string) => all.filter(({ tagName }) => tagName === name);
    const styles = tagged("style").map((style) => serializeOuter(style));
    return tagged("section").map((section) => row(file, section, styles.join("")));
  });
  return head + rows.join("");
}

function row(file: string, section: Element, styles: string): string {
  const photos = [...elementsIn(section)].filter(({ tagName }) => tagName === "img");
  if (photos.length === 0) return "";
  const words = photos.map((photo) => {
    const alt = attribute(photo, "alt");
    return `<p>${alt ? `“${escapeHtml(alt)}”` : "Only decorates: nothing is read out."}</p>`;
  });
  // Addresses begin at the built site's folder: the sheet is opened from the disk. Whoever looks waits for no lazy photo.
  const html = `<!doctype html>${styles}<body inert>${serializeOuter(section)}`;
  const framed = escapeHtml(html.replaceAll(/(?<=[",(]\s*)\/(?=\w)| loading="lazy"/g, ""));
  const frames = widths.map(
    (width) => `<div><iframe scrolling="no" width="${width}" srcdoc="${framed}"></iframe></div>`,
  );
  return `<article><header><h2>${file} #${attribute(section, "id")}</h2>${words.join("")}</header>${frames.join("")}</article>\n`;
}

const head = `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Every photo, where it stands</title>
<base href="../dist/"><style>
body { font: 1rem/1.5 sans-serif }
article { display: flex; gap: 1rem; align-items: start; margin: 2rem 0 }
header { width: 12rem }
div { overflow: hidden }
iframe { border: 0; transform: scale(0.4); transform-origin: 0 0 }
</style><script>
addEventListener("load", () => document.querySelectorAll("iframe").forEach((frame) => {
  frame.height = frame.contentDocument.documentElement.scrollHeight
  frame.parentElement.style.cssText = "width:" + frame.width * 0.4 + "px;height:" + frame.height * 0.4 + "px"
}))
</script><h1>Every photo, where it stands</h1>
<p>On a computer, a tablet and a phone. Does each show what its words say, and is what matters in view?</p>
`;

import { readFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../../plugins/gatsby-plugin-static-pages/files";
import { escapeHtml } from "../../plugins/gatsby-source-content/escape-html";

/** CSS pixels: sections cut a photo anew on a computer, a tablet and a phone. */
const widths = [1280, 800, 375];

/** A web page of every section of the built site that shows photos, each as there, beside the photos' alternative texts. */
export function photoSheet(dist: string): string {
  const pages = filesIn(dist).filter((file) => file.endsWith(".html"));
  const rows = pages.flatMap((file) => {
    const html = readFileSync(path.join(dist, file), "utf8");
    const styles = html.match(/<style.*?<\/style>/gs)?.join("") ?? "";
    const sections = html.match(/<section\b.*?<\/section>/gs) ?? [];
    return sections.filter((section) => section.includes("<img")).map((section) => row(file, section, styles));
  });
  return readFileSync(path.join(__dirname, "photo-sheet.html"), "utf8") + rows.join("");
}

function row(file: string, section: string, styles: string): string {
  const [, anchor = ""] = /id="(.*?)"/.exec(section) ?? [];
  const words = [...section.matchAll(/<img\b[^>]*? alt="(.*?)"/g)].map(
    ([, alt]) => `<p>${alt ? `“${alt}”` : "Only decorates: nothing is read out."}</p>`,
  );
  // Addresses begin at the built site's folder: the sheet is opened from the disk. Whoever looks waits for no lazy photo.
  const shown = section.replaceAll(/(?<=[",(]\s*)\/(?=\w)| loading="lazy"/g, "");
  const html = escapeHtml(`<!doctype html>${styles}<body inert>${shown}`);
  const frames = widths.map((width) => `<div><iframe scrolling="no" width="${width}" srcdoc="${html}"></iframe></div>`);
  return `<article><header><h2>${file} #${anchor}</h2>${words.join("")}</header>${frames.join("")}</article>\n`;
}

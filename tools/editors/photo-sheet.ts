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
  return head + rows.join("");
}

function row(file: string, section: string, styles: string): string {
  const [, anchor = ""] = /id="(.*?)"/.exec(section) ?? [];
  const words = [...section.matchAll(/<img\b[^>]*? alt="(.*?)"/g)].map(
    ([, alt]) => `<p>${alt ? `“${alt}”` : "Only decorates: nothing is read out."}</p>`,
  );
  // Addresses begin at the built site's folder: the sheet is opened from the disk. Whoever looks waits for no lazy photo.
  const html = `<!doctype html>${styles}<body inert>${section}`.replaceAll(
    /(?<=[",(]\s*)\/(?=\w)| loading="lazy"/g,
    "",
  );
  const frames = widths.map(
    (width) => `<div><iframe scrolling="no" width="${width}" srcdoc="${escapeHtml(html)}"></iframe></div>`,
  );
  return `<article><header><h2>${file} #${anchor}</h2>${words.join("")}</header>${frames.join("")}</article>\n`;
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

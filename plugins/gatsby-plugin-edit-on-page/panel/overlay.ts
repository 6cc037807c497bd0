import { contentEvents } from "./content-events";
import { mend } from "./requests";

/**
 * Lists the content's mistakes over the page in `gatsby develop`. It may set styles, because the built site does not include it.
 * A shadow root keeps the site's styles out. It leaves the bar and the panel of plugins/gatsby-plugin-edit-on-page/panel free.
 */
const host = document.createElement("content-mistakes");
host.setAttribute("role", "alert");
const panel = document.createElement("pre");
panel.style.cssText =
  "position:fixed;inset:auto var(--edit-width) var(--edit-bar) 0;z-index:2147483647;max-height:50vh;overflow:auto;margin:0;padding:1rem 1.25rem;" +
  "font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap;color:#fff;background:#8b1a1a;border-top:4px solid #ffb4a8";
const list = document.createElement("div");
const button = document.createElement("button");
button.style.cssText = "font:inherit;margin-top:.75rem";
button.addEventListener("click", () => void mend());
panel.append(list, button);
host.attachShadow({ mode: "open" }).append(panel);

contentEvents.addEventListener("message", ({ data }: MessageEvent<string>) => {
  const { text, mendable } = JSON.parse(data) as { text: string; mendable: number };
  list.textContent = text;
  button.textContent = `Mend ${mendable}`;
  button.hidden = mendable === 0;
  if (text) document.body.append(host);
  else host.remove();
});

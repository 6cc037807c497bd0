import { createRoot } from "react-dom/client";
import { App } from "./app";
import { pageStyles, styles } from "./styles";

/** Editing on the page, in `gatsby develop` only. A shadow root keeps the site's styles out of it, and its own out of the site. */
const host = document.createElement("content-editor");
const root = host.attachShadow({ mode: "open" });
const sheetOf = (text: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
};
root.adoptedStyleSheets = [sheetOf(styles)];
document.adoptedStyleSheets.push(sheetOf(pageStyles));
document.body.append(host);
createRoot(root).render(<App />);

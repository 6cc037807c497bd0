import type { GatsbySSR } from "gatsby";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { IslandRenderer } from "./island-element";

/** The elements that Gatsby's router adds around a page, for navigation by script. No text contains them, because React and remark escape `<`. */
const router = /<div[^>]* id="gatsby-focus-wrapper"[^>]*>([^]*)<\/div><div id="gatsby-announcer"[^>]*><\/div>/;

/** Renders a page as static markup. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ bodyComponent, replaceBodyHTMLString }) => {
  const body = renderToStaticMarkup(
    <IslandRenderer.Provider value={renderToString}>{bodyComponent}</IslandRenderer.Provider>,
  );
  const page = body.replace(router, "$1");
  if (page === body)
    throw new Error("Gatsby's router has changed: see plugins/gatsby-plugin-static-pages/gatsby-ssr.tsx.");
  // For an empty text, Gatsby would render the page itself.
  replaceBodyHTMLString(page || "\n");
};

import type { GatsbySSR } from "gatsby";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { IslandRenderer } from "./island-element";

/** No text contains it, because React and remark escape `<`. */
const edge = <template data-page-edge="" />;

/** Marks the edges of a page inside the wrappers of Gatsby's router. */
export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element }) => (
  <>
    {edge}
    <IslandRenderer.Provider value={renderToString}>{element}</IslandRenderer.Provider>
    {edge}
  </>
);

/** Renders a page as static markup, without the wrappers, which are for navigation by script. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ bodyComponent, replaceBodyHTMLString }) => {
  // Gatsby types it as any node.
  const [, page, ...rest] = renderToStaticMarkup(<>{bodyComponent}</>).split(renderToStaticMarkup(edge));
  if (page === undefined || rest.length !== 1)
    throw new Error("Gatsby does not render a page once: see plugins/gatsby-plugin-static-pages/gatsby-ssr.tsx.");
  replaceBodyHTMLString(page);
};

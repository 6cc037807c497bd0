import type { GatsbySSR } from "gatsby";

/** Not in a page's `Head`: `npm run develop` renders that into a `<div>`, where React takes an `<html>` for a mistake. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes }) => setHtmlAttributes({ lang: "en-GB" });

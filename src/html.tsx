import { cloneElement, type HTMLAttributes, type ReactElement } from "react";
import type { DocumentParts } from "../plugins/gatsby-plugin-static-pages/document-parts";

/** Made by the build, and put in here by webpack: see plugins/gatsby-plugin-static-pages/gatsby-node.ts. */
declare const BUILT: DocumentParts;

const language = "en-GB";

/** What Gatsby hands to the document of a page. */
interface Props {
  readonly htmlAttributes: HTMLAttributes<HTMLHtmlElement>;
  readonly headComponents: readonly ReactElement<{ "data-gatsby-head"?: true }>[];
  readonly bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  readonly preBodyComponents: readonly ReactElement[];
  readonly body: string;
  readonly postBodyComponents: readonly ReactElement[];
}

/** The document around a page. `npm run develop` needs all that Gatsby brings, a visitor's page none of it. */
export default function Html(props: Props) {
  return process.env.NODE_ENV === "development" ? <DevelopmentDocument {...props} /> : <PageDocument {...props} />;
}

/** As Gatsby's own: https://www.gatsbyjs.com/docs/custom-html/ */
const DevelopmentDocument = (props: Props) => (
  <html lang={language} {...props.htmlAttributes}>
    <head>
      <meta charSet="utf-8" />
      {props.headComponents}
    </head>
    <body {...props.bodyAttributes}>
      {props.preBodyComponents}
      <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
      {props.postBodyComponents}
    </body>
  </html>
);

/** Of the head, what the page's `Head` asked for; of the body, the page. Styles and script of forms only where there is a form. */
export function PageDocument({ htmlAttributes, headComponents, body }: Props) {
  const hasForm = body.includes("data-island=");
  return (
    <html lang={language} {...htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        {headComponents
          .filter(({ props }) => props["data-gatsby-head"])
          .map((component) => cloneElement(component, { "data-gatsby-head": undefined }))}
        <style dangerouslySetInnerHTML={{ __html: BUILT.styles }} />
        {hasForm && (
          <>
            <style dangerouslySetInnerHTML={{ __html: BUILT.formStyles }} />
            {/* Nobody touches a form before the words are there. */}
            <script type="module" src={BUILT.formScript} fetchPriority="low" />
          </>
        )}
      </head>
      <body
        dangerouslySetInnerHTML={{
          __html: `${pageIn(body)}<script type="speculationrules">${BUILT.speculationRules}</script>`,
        }}
      />
    </html>
  );
}

/** The page without what Gatsby wraps it in for its router and for the announcer of new pages. */
function pageIn(body: string): string {
  const wrapped = /^<div[^>]* id="gatsby-focus-wrapper">(.*)<\/div><div id="gatsby-announcer"[^>]*><\/div>$/s.exec(
    body,
  );
  if (wrapped?.[1] === undefined)
    throw new Error("Gatsby wraps pages in another way than before. src/html.tsx has to know which, to take it off.");
  return wrapped[1];
}

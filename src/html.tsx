import { Fragment, cloneElement, type HTMLAttributes, type ReactElement } from "react";
import type { PageAssets } from "../plugins/gatsby-plugin-static-pages/write-site";
import { href } from "./components/links/href";
import * as theme from "./styles/theme.module.scss";

/** Defined by webpack: see plugins/gatsby-plugin-static-pages/gatsby-node.ts. `__ICON__` is the URL of static/favicon.svg. */
declare const __PAGE_ASSETS__: PageAssets, __ICON__: string;

const language = "en-GB";

/** Gatsby's props for the document of a page. */
interface Props {
  readonly htmlAttributes: HTMLAttributes<HTMLHtmlElement>;
  readonly headComponents: readonly ReactElement<{ "data-gatsby-head"?: true }>[];
  readonly bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  readonly preBodyComponents: readonly ReactElement[];
  readonly body: string;
  readonly postBodyComponents: readonly ReactElement[];
}

/** What every page has in its head. A page in code adds its title with Gatsby's `Head`. */
const shared = (
  <>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    {/* Text follows the size that visitors chose in Android or Windows: https://drafts.csswg.org/css-fonts-5/#text-scale-meta */}
    <meta name="text-scale" content="scale" />
    {/* iOS would take company and VAT numbers for phone numbers. */}
    <meta name="format-detection" content="telephone=no" />
    <meta name="theme-color" content={theme.light} media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content={theme.dark} media="(prefers-color-scheme: dark)" />
    <link rel="icon" href={__ICON__} type="image/svg+xml" />
    <link rel="apple-touch-icon" href={href("/apple-touch-icon.png")} />
    {/* Only a build writes it. */}
    {process.env.NODE_ENV !== "development" && <link rel="manifest" href={href("/manifest.webmanifest")} />}
  </>
);

/** Gatsby's default: https://www.gatsbyjs.com/docs/custom-html/ */
const DevelopmentDocument = (props: Props) => (
  <html lang={language} {...props.htmlAttributes}>
    <head>
      <meta charSet="utf-8" />
      {shared}
      {props.headComponents}
    </head>
    <body {...props.bodyAttributes}>
      {props.preBodyComponents}
      <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
      {props.postBodyComponents}
    </body>
  </html>
);

/** A finished page: its `Head`, its markup, the styles and scripts of its section types, and the script of forms if it has one. */
function PageDocument({ htmlAttributes, headComponents, bodyAttributes, body }: Props) {
  const shown = new Set([...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));
  const { policy, preloads, sectionScripts: scripts, ...assets } = __PAGE_ASSETS__;
  const sections = assets.sectionStyles.filter(({ classes }) => classes.some((name) => shown.has(name)));
  const analytics = assets.analytics && `<script>${assets.analytics}</script>`;
  const rules = `<script type="speculationrules">${assets.speculationRules}</script>`;
  const hasForm = body.includes('<div data-island="');
  return (
    <html lang={language} {...htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        {policy && <meta httpEquiv="Content-Security-Policy" content={policy} />}
        {shared}
        {headComponents
          .filter(({ props }) => props["data-gatsby-head"])
          .map((component) => cloneElement(component, { "data-gatsby-head": undefined }))}
        {preloads.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <style dangerouslySetInnerHTML={{ __html: assets.styles }} />
        {sections.map(({ type, styles }) => (
          <Fragment key={type}>
            <style dangerouslySetInnerHTML={{ __html: styles }} />
            {scripts[type] && <script type="module" src={scripts[type]} fetchPriority="low" />}
          </Fragment>
        ))}
        {hasForm && (
          // Low: visitors read the page before they use the form.
          <script type="module" src={assets.formScript} fetchPriority="low" />
        )}
      </head>
      <body {...bodyAttributes} dangerouslySetInnerHTML={{ __html: withEmails(body) + rules + analytics }} />
    </html>
  );
}

/** Asks Cloudflare to leave email addresses as they are: it would hide them behind a script, which the CSP forbids. */
const withEmails = (body: string): string => (/\w@\w/.test(body) ? `<!--email_off-->${body}<!--/email_off-->` : body);

/** The document of a page. `npm run develop` needs Gatsby's scripts; a finished page has none. */
export default process.env.NODE_ENV === "development" ? DevelopmentDocument : PageDocument;

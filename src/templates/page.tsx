import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { ComponentType } from "react";
import "../styles/global.scss";
import { Footer } from "../components/footer/footer";
import { Language } from "../components/language/language";
import { Metadata } from "../components/metadata/metadata";
import { Navigation, type TranslatedPage } from "../components/navigation/navigation";
import { Notice } from "../optional/notice/notice";
import * as registry from "../sections";
import * as styles from "./page.module.scss";

/** A section of any type: gatsby-source-content writes this fragment, which spreads those of all section types. */
type Section = Queries.SectionsFragment;

/** Components by section type. TypeScript reports a type without a component, or with one for another fragment. */
const components: {
  readonly [Type in Section["__typename"]]: ComponentType<Extract<Section, { readonly __typename: Type }>>;
} = registry;

/** The context from `createPages`. */
interface PageContext {
  preview: boolean;
  /** In `gatsby develop`, the errors in the content, one per line. */
  errors?: string;
  /** The page and its translations: one, if it has none. */
  translations?: readonly TranslatedPage[];
  /** Whether any page shows a stock photo; previews assume so. */
  hasStockPhotos?: boolean;
}

/** Any page. In `gatsby develop`, lists the errors in the content above it. */
export default function Page({ data, pageContext }: PageProps<Queries.PageQuery, PageContext>) {
  const { page, company } = data;
  const { errors, translations = [], hasStockPhotos = true } = pageContext;
  const translation = company?.translations.find(({ language }) => language === page?.language);
  return (
    <Language value={{ language: page?.language ?? "en-GB", ...translation }}>
      {errors && (
        <pre role="alert" style={{ whiteSpace: "pre-wrap" }}>
          Until these errors are fixed, this page may be out of date:{"\n" + errors}
        </pre>
      )}
      {page && company && (
        <>
          <a className={styles.skip} href="#main_content">
            {(translation ?? company).labels.skip}
          </a>
          {company.notice && (
            <Notice
              text={translation?.notice ?? company.notice.text}
              lang={translation && !translation.notice ? "en-GB" : undefined}
            />
          )}
          <Navigation page={page} company={{ ...company, ...translation }} translations={translations} />
          <main id="main_content" tabIndex={-1}>
            {page.sections.map((section) => {
              // TypeScript knows only that each is one of several, not that they belong together.
              const Component = components[section.__typename] as ComponentType<Section>;
              return <Component key={section.id} {...section} />;
            })}
          </main>
          <Footer company={{ ...company, ...translation }} path={page.path} hasStockPhotos={hasStockPhotos} />
        </>
      )}
    </Language>
  );
}

export const Head = ({ data: { page, company }, pageContext }: HeadProps<Queries.PageQuery, PageContext>) =>
  page && company && <Metadata page={page} company={company} {...pageContext} />;

export const query = graphql`
  query Page($id: String!) {
    page(id: { eq: $id }) {
      sections {
        ...Sections
      }
      ...PageNavigation
      ...PageMetadata
    }
    company {
      translations {
        language
        button {
          ...Link
        }
        labels {
          ...Labels
        }
        footer {
          ...FooterTexts
        }
        notice
      }
      notice {
        text
      }
      ...CompanyNavigation
      ...CompanyMetadata
      ...Footer
    }
  }
`;

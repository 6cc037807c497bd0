import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { ComponentType } from "react";
import "../styles/global.scss";
import { Footer } from "../components/footer/footer";
import { Metadata } from "../components/metadata/metadata";
import { Navigation } from "../components/navigation/navigation";
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
}

/** Any page. In `gatsby develop`, lists the errors in the content above it. */
export default function Page({ data, pageContext: { errors } }: PageProps<Queries.PageQuery, PageContext>) {
  const { page, company } = data;
  return (
    <>
      {errors && (
        <pre role="alert" style={{ whiteSpace: "pre-wrap" }}>
          Until these errors are fixed, this page may be out of date:{"\n" + errors}
        </pre>
      )}
      {page && company && (
        <>
          <a className={styles.skip} href="#main">
            {company.labels.skip}
          </a>
          <Navigation page={page} company={company} />
          <main id="main" tabIndex={-1}>
            {page.sections.map((section) => {
              // TypeScript knows only that each is one of several, not that they belong together.
              const Component = components[section.__typename] as ComponentType<Section>;
              return <Component key={section.id} {...section} />;
            })}
          </main>
          <Footer company={company} path={page.path} />
        </>
      )}
    </>
  );
}

/** The metadata of a page. */
export function Head({ data: { page, company }, pageContext }: HeadProps<Queries.PageQuery, PageContext>) {
  return page && company && <Metadata page={page} company={company} preview={pageContext.preview} />;
}

export const query = graphql`
  query Page($id: String!) {
    page(id: { eq: $id }) {
      path
      sections {
        ...Sections
      }
      ...PageNavigation
      ...PageMetadata
    }
    company {
      labels {
        skip
      }
      ...CompanyNavigation
      ...CompanyMetadata
      ...Footer
    }
  }
`;

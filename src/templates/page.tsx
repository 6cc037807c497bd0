import { graphql, type HeadProps, type PageProps } from "gatsby";
import { createElement, Fragment, type ReactNode } from "react";
import { Footer } from "../components/footer/footer";
import { Layout } from "../components/layout/layout";
import { Metadata } from "../components/metadata/metadata";
import { Navigation } from "../components/navigation/navigation";
import * as registry from "../sections";

type Section = Queries.SectionsFragment;
type Type = Section["__typename"];
type Of<T extends Type> = { [K in T]: Extract<Section, { readonly __typename: K }> & { readonly __typename: K } }[T];

/** Components by section type. TypeScript reports a type without a component, or with one for another fragment. */
const components: { readonly [T in Type]: (section: Of<T>) => ReactNode } = registry;

/** Creates an element instead of calling the component, because fast refresh updates only React components. */
const elementOf = <T extends Type>(section: Of<T>) => createElement<Of<T>>(components[section.__typename], section);

/** The context from `createPages`. */
interface PageContext {
  preview: boolean;
  /** In `gatsby develop`, the errors in the content, one per line. */
  errors?: string;
}

/** Any page. In `gatsby develop`, lists the errors in the content above it. */
export default function Page({ data, pageContext: { errors } }: PageProps<Queries.PageQuery, PageContext>) {
  return (
    <>
      {errors && (
        <pre role="alert" style={{ whiteSpace: "pre-wrap" }}>
          Until these errors are fixed, this page may be out of date:{"\n" + errors}
        </pre>
      )}
      <WholePage {...data} />
    </>
  );
}

function WholePage({ page, company }: Queries.PageQuery) {
  if (!page || !company) return null;
  const { path, navigation, sections } = page;
  return (
    <Layout
      skip={company.labels.skip}
      header={
        <Navigation
          path={path}
          top={sections[0]?.anchor}
          links={navigation}
          name={company.name}
          labels={company.labels}
        />
      }
      footer={<Footer company={company} path={path} />}
    >
      {sections.map((section) => (
        <Fragment key={section.id}>{elementOf(section)}</Fragment>
      ))}
    </Layout>
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
      navigation {
        text
        to
      }
      sections {
        ...Sections
      }
      ...PageMetadata
    }
    company {
      labels {
        skip
        navigation
        menu
        close
      }
      ...Footer
      ...CompanyMetadata
    }
  }
`;

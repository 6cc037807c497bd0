import { graphql, type PageProps } from "gatsby";

export default function Page({ data }: PageProps<Queries.PageQuery>) {
  return <pre>{JSON.stringify(data, null, 1)}</pre>;
}

export const query = graphql`
  query Page($id: String!) {
    page(id: { eq: $id }) {
      path
      title
      sections {
        ...Sections
      }
    }
  }
`;

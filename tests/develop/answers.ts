import type { Shape } from "./shape";

const link: Shape = { text: "string", to: "string" };
const section: Shape = { type: "string", anchor: "string", file: "string" };
const nodes = (one: Shape): Shape => ({ nodes: [one] });

/** What each query answers: a list's member has the shape of all of them. */
export const answers: Record<string, Shape> = {
  "calls-to-action": {
    allSection: nodes({
      file: "string",
      links: [link],
      items: [{ link }],
      banner: { links: [link] },
    }),
  },
  company: {
    site: {
      company: {
        name: "string",
        tagline: "string",
        phone: "string",
        email: "string",
        hours: "string",
        legalName: "string",
        companyNumber: "string",
        address: { street: "string", town: "string", postcode: "string" },
      },
    },
  },
  file: {
    file: {
      childMarkdownRemark: { frontmatter: { heading: "string" }, rawMarkdownBody: "string" },
      typedNode: { file: "string", html: "string" },
    },
  },
  files: { allFile: nodes({ relativePath: "string", typedNode: { __typename: "string" } }) },
  forms: {
    allForm: nodes({
      name: "string",
      recipient: "string",
      questions: [{ label: "string", kind: "string", required: "boolean" }],
      usedBy: [{ anchor: "string", pages: [{ path: "string" }] }],
    }),
  },
  "how-often-photos-are-used": { allPhoto: nodes({ file: "string", usedBy: [{ file: "string" }] }) },
  markdown: {
    allMarkdownRemark: nodes({
      fileAbsolutePath: "string",
      frontmatter: { type: "null | string", heading: "null | string" },
    }),
  },
  navigation: {
    allPage: nodes({ path: "string", title: "string", navigation: [link], sections: [{ anchor: "string" }] }),
  },
  "old-addresses": { allPage: { nodes: [] } },
  "pages-left-out": { drafts: { nodes: [] }, unindexed: nodes({ path: "string", file: "string" }) },
  "pages-without-description": { allPage: { totalCount: "number", nodes: [] } },
  "photo-credits": { allPhoto: nodes({ name: "string", alt: "string", credit: "string", source: "string" }) },
  "photos-unmeasured": { allPhoto: { totalCount: "number", nodes: [{ file: "string", source: "string" }] } },
  "search-results": { allPage: nodes({ path: "string", title: "string", description: "string" }) },
  "sections-by-type": {
    allSection: { group: [{ type: "string", totalCount: "number", nodes: [{ file: "string" }] }] },
  },
  "sections-of-a-page": { allSection: nodes(section) },
  "sections-with-a-photo": { allSection: nodes({ file: "string", photos: [{ name: "string", alt: "string" }] }) },
  "site-metadata": { site: { siteMetadata: { title: "string", siteUrl: "string", description: "string" } } },
  "texts-that-mention": { allMarkdownRemark: nodes({ fileAbsolutePath: "string", rawMarkdownBody: "string" }) },
  "where-a-photo-is-used": {
    photo: { alt: "string", usedBy: [{ type: "string", file: "string", pages: [{ path: "string" }] }] },
  },
};

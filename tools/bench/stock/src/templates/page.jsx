import * as React from "react";
import { graphql, Link } from "gatsby";
import { GatsbyImage, getImageData } from "gatsby-plugin-image";

const size = { layout: "fullWidth", sourceWidth: 6000, sourceHeight: 4000, aspectRatio: 1.5, formats: ["webp"] };
const urlBuilder = ({ baseUrl, width, height }) => `${baseUrl}?auto=format&fit=crop&q=60&w=${width}&h=${height}`;

const imageOf = (baseUrl) => getImageData({ ...size, baseUrl, urlBuilder, pluginName: "stock" });
const Photo = ({ frontmatter: { stockUrl, alt } }) => <GatsbyImage alt={alt} image={imageOf(stockUrl)} />;
const Anchor = ({ to, text }) => (to.startsWith("/") ? <Link to={to}>{text}</Link> : <a href={to}>{text}</a>);

const Section = ({ html, frontmatter: { heading, photo, links, items }, photos }) => (
  <section>
    <h2>{heading}</h2>
    {photos.filter((one) => one.fileAbsolutePath.endsWith(`/${photo}.md`)).map(Photo)}
    <div dangerouslySetInnerHTML={{ __html: html }} />
    <ul>{items?.map((item) => <li><h3>{item.heading}</h3><p>{item.text}</p></li>)}</ul>
    {links?.map(Anchor)}
  </section>
);

export default ({ data: { company, page, sections, photos } }) => (
  <>
    <header>{company.frontmatter.navigation.map(Anchor)}</header>
    <h1>{page.frontmatter.title}</h1>
    <main>{sections.nodes.map((section) => <Section {...section} photos={photos.nodes} />)}</main>
  </>
);

export const query = graphql`
  query ($id: String!, $sections: [String!]!) {
    company: markdownRemark(frontmatter: { companyNumber: { ne: null } }) { frontmatter { navigation { text to } } }
    page: markdownRemark(id: { eq: $id }) { frontmatter { title } }
    sections: allMarkdownRemark(filter: { fileAbsolutePath: { in: $sections } }) {
      nodes { html frontmatter { heading photo links { text to } items { heading text } } }
    }
    photos: allMarkdownRemark(filter: { frontmatter: { stockUrl: { ne: null } } }) {
      nodes { fileAbsolutePath frontmatter { stockUrl alt } }
    }
  }
`;

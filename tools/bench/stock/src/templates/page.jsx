import * as React from "react";
import { graphql, Link } from "gatsby";
import { GatsbyImage, getImageData } from "gatsby-plugin-image";
import "../site.css";

const size = { layout: "fullWidth", sourceWidth: 6000, sourceHeight: 4000, aspectRatio: 1.5, formats: ["webp"] };
const urlBuilder = ({ baseUrl, width, height, format }) =>
  `${baseUrl}?auto=format&fit=crop&q=60&w=${width}&h=${height}&fm=${format}`;

const Photo = ({ source, alt }) => (
  <GatsbyImage alt={alt} image={getImageData({ ...size, baseUrl: source, urlBuilder, pluginName: "stock" })} />
);

const Anchor = ({ to, text }) => (to.startsWith("/") ? <Link to={to}>{text}</Link> : <a href={to}>{text}</a>);

const Section = ({ html, frontmatter: { heading, photo, links, items }, photos }) => {
  const shown = photos.find(({ fileAbsolutePath }) => fileAbsolutePath.endsWith(`/photos/${photo}.md`));
  return (
    <section>
      <h2>{heading}</h2>
      {shown && <Photo {...shown.frontmatter} />}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <ul>{items?.map((item) => <li key={item.heading}><h3>{item.heading}</h3><p>{item.text}</p></li>)}</ul>
      {links?.map((link) => <Anchor key={link.text} {...link} />)}
    </section>
  );
};

export default function Page({ data: { page, sections, photos } }) {
  return (
    <>
      <header>{page.frontmatter.navigation?.map((link) => <Anchor key={link.text} {...link} />)}</header>
      <h1>{page.frontmatter.title}</h1>
      <main>{sections.nodes.map((section) => <Section key={section.id} {...section} photos={photos.nodes} />)}</main>
    </>
  );
}

export const Head = ({ data: { page } }) => (
  <>
    <title>{page.frontmatter.title}</title>
    <meta name="description" content={page.frontmatter.description} />
  </>
);

export const query = graphql`
  query ($id: String!, $sections: [String!]!) {
    page: markdownRemark(id: { eq: $id }) {
      frontmatter { title description navigation { text to } }
    }
    sections: allMarkdownRemark(filter: { fileAbsolutePath: { in: $sections } }) {
      nodes { id html frontmatter { heading photo links { text to } items { heading text } } }
    }
    photos: allMarkdownRemark(filter: { frontmatter: { source: { regex: "/^https/" } } }) {
      nodes { fileAbsolutePath frontmatter { source alt } }
    }
  }
`;

import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { compile } from "sass";

/**
 * Makes a Gatsby site of a project's content as Gatsby's own tutorials would: files sourced and transformed by its plugins,
 * fields inferred, one template with GatsbyImage and gatsby-link, its whole runtime in the browser. Gives the site's folder.
 */
export function makeStock(project: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), "stock-"));
  cpSync(path.join(project, "content"), path.join(folder, "content"), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  mkdirSync(path.join(folder, "src/templates"), { recursive: true });
  const files = {
    "package.json": JSON.stringify({ name: "stock", version: "1.0.0", private: true, dependencies: { gatsby: "5" } }),
    "gatsby-config.js": config,
    "gatsby-node.js": node,
    "gatsby-browser.js": 'require("./src/site.css");\n',
    "src/site.css": compile("src/styles/global.scss").css,
    "src/templates/page.js": template,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
}

// Without an adapter of its own, Gatsby looks for one on the internet.
const config = `module.exports = {
  adapter: { name: "none", adapt() {} },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: __dirname + "/content" } },
    "gatsby-transformer-remark",
    "gatsby-plugin-image",
  ],
};
`;

const node = `const fs = require("fs");
const path = require("path");

exports.createPages = async ({ graphql, actions }) => {
  const { data } = await graphql(\`{
    allMarkdownRemark(filter: { frontmatter: { path: { ne: null } } }) {
      nodes { id fileAbsolutePath frontmatter { path sections } }
    }
  }\`);
  for (const { id, fileAbsolutePath, frontmatter } of data.allMarkdownRemark.nodes) {
    const own = path.dirname(fileAbsolutePath);
    const sections = frontmatter.sections.map((name) =>
      [own, __dirname + "/content/shared"].map((folder) => path.join(folder, name + ".md")).find(fs.existsSync),
    );
    actions.createPage({
      path: frontmatter.path,
      component: path.resolve("src/templates/page.js"),
      context: { id, sections },
    });
  }
};
`;

const template = `import * as React from "react";
import { graphql, Link } from "gatsby";
import { GatsbyImage, getImageData } from "gatsby-plugin-image";

const urlBuilder = ({ baseUrl, width, height, format }) =>
  \`\${baseUrl}?auto=format&fit=crop&q=60&w=\${width}&h=\${height}&fm=\${format}\`;

const Photo = ({ source, alt }) => (
  <GatsbyImage
    alt={alt}
    image={getImageData({
      baseUrl: source, sourceWidth: 6000, sourceHeight: 4000, aspectRatio: 1.5, layout: "fullWidth",
      formats: ["webp"], urlBuilder, pluginName: "stock",
    })}
  />
);

const Anchor = ({ to, text }) => (to.startsWith("/") ? <Link to={to}>{text}</Link> : <a href={to}>{text}</a>);

const Section = ({ html, frontmatter: { heading, photo, links, items }, photos }) => {
  const shown = photos.find(({ fileAbsolutePath }) => fileAbsolutePath.endsWith("/photos/" + photo + ".md"));
  return (
    <section>
      <h2>{heading}</h2>
      {shown && <Photo {...shown.frontmatter} />}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <ul>
        {(items ?? []).map((item) => (
          <li key={item.heading}><h3>{item.heading}</h3><p>{item.text}</p></li>
        ))}
      </ul>
      {(links ?? []).map((link) => <Anchor key={link.text} {...link} />)}
    </section>
  );
};

export default function Page({ data: { page, sections, photos } }) {
  return (
    <>
      <nav>{page.frontmatter.navigation.map((link) => <Anchor key={link.text} {...link} />)}</nav>
      <main>{sections.nodes.map((section) => <Section key={section.id} {...section} photos={photos.nodes} />)}</main>
    </>
  );
}

export const Head = ({ data: { page: { frontmatter } } }) => (
  <>
    <title>{frontmatter.title}</title>
    <meta name="description" content={frontmatter.description} />
  </>
);

export const query = graphql\`
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
\`;
`;

import fs from "node:fs";
import path from "node:path";

export async function createPages({ graphql, actions }) {
  const { data } = await graphql(`{
    allMarkdownRemark(filter: { frontmatter: { path: { ne: null } } }) {
      nodes { id fileAbsolutePath frontmatter { path sections } }
    }
  }`);
  for (const { id, fileAbsolutePath, frontmatter } of data.allMarkdownRemark.nodes) {
    const files = (name) => [`${path.dirname(fileAbsolutePath)}/${name}.md`, path.resolve(`content/shared/${name}.md`)];
    const sections = frontmatter.sections.map((name) => files(name).find(fs.existsSync));
    const component = path.resolve("src/templates/page.jsx");
    actions.createPage({ path: frontmatter.path, component, context: { id, sections } });
  }
}

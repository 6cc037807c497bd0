import type { GatsbyNode } from "gatsby";
import { getGatsbyImageResolver } from "gatsby-plugin-image/graphql-utils";
import path from "node:path";
import { checkContent } from "./src/content/check";
import { readContent, type Content } from "./src/content/content";
import { bodyDirective } from "./src/content/directives";
import { countProblems, printProblems } from "./src/content/problem";
import { readTypes, type Types } from "./src/content/sdl";
import { createContentNodes } from "./src/content/source-nodes";
import { gatsbyTypeDefinitions, writeSectionsFragment } from "./src/content/type-definitions";
import { imageData, type ImageArguments, type PhotoSource } from "./src/photos/image-data";

const types = readTypes();
let content: Content;

/** Every mistake in the content stops the build here, before Gatsby reads any of it. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  content = readContent();
  const problems = checkContent(content, types);
  if (problems.length > 0)
    reporter.panic(`The content has ${countProblems(problems)}:\n\n${printProblems(problems)}\n`);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension(bodyDirective);
  actions.createTypes(gatsbyTypeDefinitions(types));
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers({
    Photo: {
      gatsbyImageData: getGatsbyImageResolver((photo: PhotoSource, args: ImageArguments) => imageData(photo, args)),
    },
  });
};

export const sourceNodes: GatsbyNode["sourceNodes"] = (api) => createContentNodes(api, content, types);

/** Gatsby's own way for a package to bring fragments: a file among `.cache/fragments`. */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = async ({ store }) => {
  await writeSectionsFragment(types, path.join(store.getState().program.directory, ".cache/fragments"));
};

export const createPages: GatsbyNode["createPages"] = async ({ graphql, actions, reporter }) => {
  const { data, errors } = await graphql<Queries.PagePathsQuery>(`#graphql
    query PagePaths {
      allPage {
        nodes {
          id
          path
        }
      }
    }
  `);
  if (!data) return reporter.panic("The pages cannot be queried", errors);
  const component = path.resolve("src/templates/page.tsx");
  data.allPage.nodes.forEach(({ id, path }) => actions.createPage({ path, component, context: { id } }));
};

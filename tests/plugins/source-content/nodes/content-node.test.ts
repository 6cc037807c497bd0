import path from "node:path";
import type { Node, NodePluginArgs } from "gatsby";
import type { DefinitionNode } from "graphql";
import { createContentNode } from "../../../../plugins/gatsby-source-content/nodes/content-node";
import { readTypes } from "../../../../plugins/content-model/schema/read-types";
import type { Types } from "../../../../plugins/content-model/schema/sdl";
import { sampleSite } from "../../../fixtures";

const root = process.cwd();
afterAll(() => process.chdir(root));

/** The digest of the node of a content file. */
function digestWith(types: Types): unknown {
  const createNode = jest.fn<undefined, [Node]>();
  const actions = { createNode, createParentChildLink: jest.fn() };
  const api = { actions, createNodeId: String, createContentDigest: JSON.stringify, getNode: () => undefined };
  const file = { id: "file", absolutePath: path.join(sampleSite, "content/pages/home/process.md") };
  createContentNode(api as unknown as NodePluginArgs, file as unknown as Node, types);
  return createNode.mock.lastCall?.[0].internal.contentDigest;
}

test("a changed default in a .graphql file changes the digest of content nodes, so that Gatsby runs queries again", () => {
  const types = readTypes("src");
  const edited = JSON.stringify([...types]).replace('"value":"line"', '"value":"grid"');
  process.chdir(sampleSite);
  const digest = digestWith(types);
  expect(digest).toBe(digestWith(new Map(types)));
  expect(digest).not.toBe(digestWith(new Map(JSON.parse(edited) as [string, DefinitionNode][])));
});

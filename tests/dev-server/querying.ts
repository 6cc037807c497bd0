import path from "node:path";
import { filesOnDisk } from "../../plugins/gatsby-source-content/read/read-content";
import { folder, savedQueries, server } from "./site";

interface Node {
  file: string;
  [link: string]: unknown;
}
const ask = async <Data = Record<string, { nodes: Node[] }>>(query: string): Promise<Data> =>
  ((await server.ask(query)) as { data: Data }).data;

export function querying(): void {
  test.each(savedQueries)("docs/queries/$name returns data for every field", async ({ text }) => {
    const response = await server.ask(text);
    expect(response).not.toHaveProperty("errors");
    expect(Object.values((response as { data: object }).data)).not.toContain(null);
  });

  test.each([
    ["allPage", "sections", "allSection", "pages"],
    ["allSection", "photos", "allPhoto", "usedBy"],
  ])("nodes of %s link through %s to %s, and those link back through %s", async (from, there, to, back) => {
    const data = await ask(
      `{ ${from} { nodes { file ${there} { file } } } ${to} { nodes { file ${back} { file } } } }`,
    );
    const pairs = (nodes: Node[] = [], name: string): string[][] =>
      nodes.flatMap((node) => (node[name] as Node[]).map(({ file }) => [node.file, file]));
    const links = pairs(data[from]?.nodes, there);
    const turned = pairs(data[to]?.nodes, back).map(([one, other]) => [other, one]);
    expect(links.length).toBeGreaterThan(20);
    expect(turned.sort()).toEqual(links.sort());
  });

  test("every file of content/ has markdown and a content node, which links back to both", async () => {
    const { allFile } = await ask<{ allFile: { nodes: Record<string, unknown>[] } }>(`{
      allFile(sort: { absolutePath: ASC }) { nodes {
        absolutePath
        childrenMarkdownRemark { contentNode { parent { ... on File { absolutePath } } } }
        contentNode { parent { ... on File { absolutePath } } }
      } }
    }`);
    const files = filesOnDisk(folder).map((file) => path.join(folder, file));
    const expected = files.map((absolutePath) => {
      const contentNode = { parent: { absolutePath } };
      return { absolutePath, childrenMarkdownRemark: [{ contentNode }], contentNode };
    });
    expect(allFile.nodes).toEqual(expected);
  });

  test("the development server starts without a warning", () => expect(server.printed()).not.toMatch(/warn/i));
}

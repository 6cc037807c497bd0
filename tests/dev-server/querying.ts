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
  test.each(savedQueries)("docs/queries/$name finds something of everything it asks for", async ({ text }) => {
    const response = await server.ask(text);
    expect(response).not.toHaveProperty("errors");
    expect(Object.values((response as { data: object }).data)).not.toContain(null);
  });

  test.each([
    ["allPage", "sections", "allSection", "pages"],
    ["allSection", "photos", "allPhoto", "usedBy"],
  ])("%s lead by %s to %s, and these back by %s", async (from, there, to, back) => {
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

  test("every file of content/ leads to its markdown and to what the site makes of it, and these lead back", async () => {
    interface ContentFile {
      absolutePath: string;
      childrenMarkdownRemark: { fileAbsolutePath: string; contentNode: { id: string } }[];
      contentNode: { id: string; parent: { absolutePath: string } };
    }
    const { allFile, allMarkdownRemark } = await ask<{
      allFile: { nodes: ContentFile[] };
      allMarkdownRemark: { totalCount: number };
    }>(`{
      allFile { nodes {
        absolutePath
        childrenMarkdownRemark { fileAbsolutePath contentNode { id } }
        contentNode { id parent { ... on File { absolutePath } } }
      } }
      allMarkdownRemark { totalCount }
    }`);
    const files = filesOnDisk(folder).map((file) => path.join(folder, file));
    expect(allFile.nodes.map(({ absolutePath }) => absolutePath).sort()).toEqual(files);
    expect(allMarkdownRemark.totalCount).toBe(files.length);
    for (const { absolutePath, childrenMarkdownRemark, contentNode } of allFile.nodes) {
      expect(contentNode.parent.absolutePath).toBe(absolutePath);
      expect(childrenMarkdownRemark).toEqual([{ fileAbsolutePath: absolutePath, contentNode: { id: contentNode.id } }]);
    }
  });

  test("the content is read without a warning", () => expect(server.printed()).not.toMatch(/warn/i));
}

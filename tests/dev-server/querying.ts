import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { filesOnDisk } from "../../plugins/content-model/read/read-content";
import { command } from "../../tools/lib/commands";
import { spawnOptions } from "../../tools/lib/copy";
import { folder, server } from "./site";

type Node = Record<string, unknown> & { file: string };
const ask = async <Data = Record<string, { nodes: Node[] }>>(query: string): Promise<Data> =>
  ((await server.ask(query)) as { data: Data }).data;

export function querying(): void {
  test.each(readdirSync("docs/queries"))("docs/queries/%s returns data for every field", async (name) => {
    const response = await server.ask(readFileSync(`docs/queries/${name}`, "utf8"));
    expect(response).not.toHaveProperty("errors");
    expect(Object.values((response as { data: object }).data)).not.toContain(null);
  });

  test.each([
    ["allPage", "sections", "allSection", "pages"],
    ["allSection", "photos", "allPhoto", "usedBy"],
  ])("nodes of %s link through %s to %s, and those link back through %s", async (from, there, to, back) => {
    const query = `{ ${from} { nodes { file ${there} { file } } } ${to} { nodes { file ${back} { file } } } }`;
    const data = await ask(query);
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

  test("a build, which would empty the server's cache, stops with a message", () => {
    const { stderr, status } = spawnSync(...command("tsx", path.resolve("tools/build.ts")), spawnOptions(folder));
    expect([String(stderr), status]).toEqual([
      expect.stringContaining("`npm run develop` is running in this folder"),
      1,
    ]);
  });

  test("a page of another site can read neither content nor updates", async () => {
    const headers = { origin: "https://stranger.example" };
    const read = async (path: string, options: RequestInit = {}): Promise<string> =>
      (await fetch(`${server.origin}/${path}`, { ...options, headers })).text();
    const body = JSON.stringify({ query: "{ allPage { nodes { file } } }" });
    const refusal = "Only pages of this site may send this request.";
    expect(await read("___graphql", { method: "POST", body })).toContain(refusal);
    expect(await read("page-data/index/page-data.json")).toContain(refusal);
    // Gatsby sends the data of each changed page to every client of its socket.
    const socket = "socket.io/?EIO=4&transport=polling";
    const { sid } = JSON.parse((await read(socket)).slice(1)) as { sid: string };
    await read(`${socket}&sid=${sid}`, { method: "POST", body: "40" });
    expect(await read(`${socket}&sid=${sid}`)).toContain(refusal);
  });
}

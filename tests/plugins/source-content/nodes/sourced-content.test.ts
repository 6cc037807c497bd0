import type { Node } from "gatsby";
import { EventEmitter } from "node:events";
import path from "node:path";
import { sourcedFiles } from "../../../../plugins/gatsby-source-content/nodes/sourced-content";

const files = ["content/pages/home/page.md", "content/site.md"];
const [late = "", early = ""] = files;

const fileNode = (file: string, children = [`${file} as markdown`]): Node => ({
  id: `node of ${file}`,
  parent: null,
  children,
  internal: { type: "File", mediaType: "text/markdown", contentDigest: "", owner: "gatsby-source-filesystem" },
  absolutePath: path.resolve(file),
});

/** Gatsby with some File nodes; of these, `made` are of this run. */
const gatsbyWith = (nodes: Node[], made = nodes) => ({
  getNodesByType: () => nodes,
  store: { getState: () => ({ nodesTouched: new Set(made.map(({ id }) => id)) }) },
});

test("a file that the watcher reports only after it was ready is waited for", async () => {
  const nodes = [fileNode(early)];
  const watcher = new EventEmitter().on("add", (file: string) => nodes.push(fileNode(file)));
  const sourced = sourcedFiles(gatsbyWith(nodes), () => files);
  expect(await Promise.race([sourced, Promise.resolve("waits")])).toBe("waits");
  watcher.emit("add", late);
  expect(await sourced).toEqual(files);
});

test("a file that is deleted meanwhile is not waited for", async () => {
  const onDisk = [...files];
  const sourced = sourcedFiles(gatsbyWith([fileNode(early)]), () => onDisk);
  onDisk.shift();
  expect(await sourced).toEqual([early]);
});

test.each([
  ["has not come", gatsbyWith([fileNode(early)])],
  ["is known from the last build only", gatsbyWith([fileNode(early), fileNode(late)], [fileNode(early)])],
  ["is not markdown yet", gatsbyWith([fileNode(early), fileNode(late, [])])],
])("a file that %s when the time is over stops the build by its name", async (_why, gatsby) => {
  const sourced = sourcedFiles(gatsby, () => files, 0);
  await expect(sourced).rejects.toThrow(`Gatsby has not taken in ${late}. `);
});

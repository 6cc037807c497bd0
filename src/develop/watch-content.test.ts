/** @jest-environment node */
import type { CreateDevServerArgs, NodeInput } from "gatsby";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sampleFiles } from "../../tools/support/sample-site";
import { filesOnDisk, readContent } from "../content/read/content";
import { readTypes } from "../content/schema/sdl";
import { sourceContent } from "../content/nodes/source-nodes";
import { watchContent } from "./watch-content";

const types = readTypes();
const story = "content/pages/about/story.md";
const project = process.cwd();
let folder: string;
let end: (() => Promise<void>) | undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "watched-"));
  for (const [file, text] of Object.entries(sampleFiles)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  mkdirSync(path.join(folder, ".cache/compiled"), { recursive: true });
  writeFileSync(path.join(folder, ".cache/compiled/gatsby-node.js"), "");
  process.chdir(folder);
});

afterEach(async () => {
  await end?.();
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

/** A markdown file that Gatsby has taken in. */
const fileNode = (file: string) => ({
  id: file,
  absolutePath: path.resolve(file),
  children: ["markdown"],
  internal: { mediaType: "text/markdown" },
});

/** What the watcher needs of Gatsby, with a function in place of the making of nodes. */
const gatsby = (createNode: (node: NodeInput) => unknown, error: (message: string, cause: Error) => void) => {
  const api = {
    app: { get: () => undefined },
    reporter: { log: () => undefined, error },
    actions: { createNode, deleteNode: () => undefined },
    createNodeId: (file: string) => file,
    createContentDigest: (value: unknown) => JSON.stringify(value),
    getNode: () => undefined,
    getNodesByType: (type: string) => (type === "File" ? filesOnDisk().map(fileNode) : []),
    store: { getState: () => ({ nodesTouched: new Set(filesOnDisk()) }) },
  };
  return api as unknown as CreateDevServerArgs;
};

const editStory = (heading: string): void =>
  writeFileSync(path.join(folder, story), sampleFiles[story]?.replace("Our story", heading) ?? "");

test("what is saved between the first reading and the watching is shown", async () => {
  const shown = new Promise<unknown>((resolve) => {
    const api = gatsby(
      (node) => node.id === story && node.heading === "How we began" && resolve(node.heading),
      () => undefined,
    );
    void sourceContent(api, readContent(), types).then(() => {
      editStory("How we began");
      end = watchContent(api, types);
    });
  });
  expect(await shown).toBe("How we began");
});

test("a change that Gatsby cannot take in is told, and ends nothing", async () => {
  const told = new Promise<string>((resolve) => {
    const api = gatsby(
      () => {
        throw new Error("no room");
      },
      (message, cause) => resolve(`${message}: ${cause.message}`),
    );
    end = watchContent(api, types);
    editStory("How we went on");
  });
  expect(await told).toBe("A change of the content cannot be shown: no room");
});

import { cpSync, readdirSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { parse, serialize } from "parse5";
import { sharing } from "../../../../plugins/gatsby-plugin-static-pages/share";
import { testFolder } from "../../../../tools/support/test-folder";

const root = testFolder();
beforeAll(() => cpSync("static/fonts", path.join(root, "static/fonts"), { recursive: true }));

const colors = new Map(
  ["inverse", "accent", "drawing", "text"].map((name) => [name, { day: "#000000", night: "#000000" }]),
);
const head = '<meta property="og:image" content="https://example.com/share.png">';

/** Draws the picture of a page at /about; returns the page with its address. */
async function shared(html: string, site = "dist"): Promise<string> {
  const share = await sharing(root, path.join(root, site), "Larch Row", { colors, drawings: new Map() });
  const document = parse(html);
  await share("/about", document);
  return serialize(document);
}

test("a picture has another name after another heading, and is not drawn again for the same", async () => {
  const page = (heading: string): string => `${head}<body><h1>${heading}</h1>`;
  const first = /https:\/\/example\.com\/static\/share\/about-\w+\.png/.exec(await shared(page("About us")))?.[0] ?? "";
  const kept = path.join(root, "public", new URL(first).pathname);
  utimesSync(kept, 1, 1);
  expect(await shared(page("About us"), "next")).toContain(first);
  expect(statSync(kept).mtimeMs).toBe(1000);
  expect(await shared(page("Our story"), "next")).not.toContain(first);
  expect(readdirSync(path.join(root, "next/static/share"))).toHaveLength(2);
});

/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "parse5";
import { PlainError } from "../../plain-error";
import { sharing } from ".";

const site = mkdtempSync(path.join(tmpdir(), "share-"));
afterAll(() => rmSync(site, { recursive: true }));

const head = '<meta property="og:image" content="https://example.com/share.png">';
const share = () => sharing(process.cwd(), site, { colors: new Map(), drawings: new Map() });

test.each([
  ["<h1>", `${head}<meta property="og:site_name" content="Larch Row">`],
  ["og:site_name", `${head}<body><h1>About us</h1>`],
])("stops the build where a page that promises a picture has no %s to draw on it", async (missing, html) => {
  const draw = (await share())("/about", parse(html));
  await expect(draw).rejects.toThrow(PlainError);
  await expect(draw).rejects.toThrow(`The page /about has no ${missing}`);
});

test("draws nothing for a page that asks for no picture", async () => {
  expect(await (await share())("/about", parse("<h1>About us</h1>"))).toEqual([]);
});

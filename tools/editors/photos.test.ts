/** @jest-environment node */
import { createStockHost, type StockHost } from "../support/stock-host/server";
import { checkContent } from "../../src/content/check";
import { readTypes } from "../../src/content/schema/sdl";
import { siteWith } from "../support/sample-site";
import { askHost, type Ask } from "./ask-host";
import { withFields } from "../../src/content/write/write-fields";
import { checkPhotos } from "./photos";

const file = "content/photos/modern-kitchen.md";
const site = siteWith({});
const quiet = (): void => undefined;

test("tells the size of a photo at the stock host, and writes it into its file", async () => {
  const host: StockHost = await createStockHost({ port: 0 });
  const [report] = await checkPhotos(site, askHost(host.port), quiet).finally(() => host.close());
  expect(report?.problem).toBeUndefined();
  if (!report?.size) throw new Error("The stand-in told nothing");
  const text = withFields(report.photo, report.size);
  const after = siteWith({ [file]: text });
  expect(checkContent(after, readTypes())).toEqual([]);
  expect(after.entries.get(file)?.data).toMatchObject(report.size);
  const again = after.entries.get(file);
  expect(again && withFields(again, report.size)).toBe(text);
});

const size = { width: 3000, height: 2000 };
const source = "https://images.unsplash.com/photo-1564013799919-ab600027ffc6";

test.each([
  ["CRLF line ends", `---\r\nsource: ${source}\r\nalt: A mill\r\n---\r\n`, "width: 3000\r\nheight: 2000\r\n---"],
  ["CR line ends", `---\rsource: ${source}\ralt: A mill\r---\r`, "width: 3000\rheight: 2000\r---"],
  ["a byte-order mark", `\uFEFF---\nsource: ${source}\nalt: A mill\n---\n`, "width: 3000\nheight: 2000\n---"],
  ["indented fields", `---\n  source: ${source}\n  alt: A mill\n---\n`, "  width: 3000\n  height: 2000\n---"],
])("a size is written into a file with %s, and the rest stays", (_what, before, added) => {
  const photo = siteWith({ [file]: before }).entries.get(file);
  expect(photo && withFields(photo, size)).toBe(before.replace(/---(?=\s*$)/, added));
});

test("a size that has changed is written anew, and the note beside it stays", () => {
  const before = `---\r\nsource: ${source}\r\nalt: A mill\r\nwidth: 10 # measured\r\nheight:\r\n---\r\n`;
  const photo = siteWith({ [file]: before }).entries.get(file);
  expect(photo && withFields(photo, size)).toBe(before.replace("10", "3000").replace("height:", "height: 2000"));
});

const refusals: [string, Ask, string][] = [
  [
    "is gone",
    () => Promise.resolve({ status: 404, body: Buffer.alloc(0) }),
    "the stock host answers 404: the photo is gone, or its address is wrong",
  ],
  [
    "gets no answer",
    () => Promise.reject(new Error("no answer within 15 seconds")),
    "the stock host cannot be asked: no answer within 15 seconds",
  ],
];

test.each(refusals)("tells when a photo %s, and goes on", async (_what, ask, problem) => {
  const told: string[] = [];
  const reports = await checkPhotos(site, ask, (name, at, of) => told.push(`${at} of ${of} ${name}`));
  expect(reports.map((report) => report.problem)).toEqual([problem, problem, problem]);
  expect(told).toEqual(["1 of 3 modern-kitchen", "2 of 3 terrace", "3 of 3 uk-house"]);
});

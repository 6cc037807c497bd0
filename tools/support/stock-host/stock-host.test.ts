/** @jest-environment node */
import type { IncomingMessage } from "node:http";
import https from "node:https";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { answer } from "./answer";
import { createStockHost, type StockHost } from "./server";

const photo = "photo-1560518883-ce09059eeffa";
const browser = "image/avif,image/webp,image/apng,image/*,*/*;q=0.8";

const sizeOf = async (body: Buffer): Promise<string> => {
  const { width, height } = await sharp(body).metadata();
  return `${width}x${height}`;
};

test.each([
  ["w=90&h=120&fit=crop", "*/*", "90x120", "image/jpeg"],
  ["w=90&h=120", "*/*", "90x60", "image/jpeg"],
  ["h=60&fm=png", browser, "90x60", "image/png"],
  ["w=90&h=90&fit=crop&dpr=2", browser, "180x180", "image/jpeg"],
  ["w=90&auto=format", browser, "90x60", "image/avif"],
  ["w=90&auto=format", "image/webp,*/*", "90x60", "image/webp"],
  ["w=90&auto=compress&auto=format", browser, "90x60", "image/avif"],
])("?%s with Accept “%s” is answered by a picture of %s, as %s", async (query, accept, size, type) => {
  const response = await answer(`https://images.unsplash.com/${photo}?${query}`, accept);
  expect({ size: await sizeOf(response.body), type: response.type }).toEqual({ size, type });
});

test("a lower quality takes fewer bytes, and each side of a crop is another picture", async () => {
  const of = async (query: string): Promise<Buffer> => (await answer(`/${photo}?${query}`)).body;
  expect((await of("w=300&q=30")).length).toBeLessThan((await of("w=300&q=90")).length);
  const [left, right] = await Promise.all(["left", "right"].map((side) => of(`w=40&h=90&fit=crop&crop=${side}`)));
  expect(left?.equals(right ?? Buffer.alloc(0))).toBe(false);
});

test.each(["photo-123", "photo-1560518883-CE09059EEFFA", "", "favicon.ico", "photos/abc/pexels-photo-abc.jpeg"])(
  "/%s, which no host would know, is answered with 404",
  async (path) => expect((await answer(`https://images.unsplash.com/${path}?w=60`)).status).toBe(404),
);

describe("the server", () => {
  let host: StockHost;
  beforeAll(async () => {
    host = await createStockHost({ port: 0 });
  });
  afterAll(() => host.close());

  test.each([
    ["images.unsplash.com", `/${photo}?auto=format&w=90&h=60&fit=crop`, 200],
    ["images.pexels.com", "/photos/106399/pexels-photo-106399.jpeg?auto=format&w=90&h=60&fit=crop", 200],
    ["images.unsplash.com", "/nothing", 404],
  ])("stands in for https://%s%s, to whom knows its port", async (name, path, status) => {
    const options = {
      port: host.port,
      path,
      headers: { host: name, accept: browser },
      rejectUnauthorized: false,
      agent: false,
    };
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      https.get(options, resolve).on("error", reject);
    });
    expect(response.statusCode).toBe(status);
    if (status === 200) expect(await sizeOf(await buffer(response))).toBe("90x60");
    else response.resume();
    expect(host.flags[0]).toContain(`MAP ${name} 127.0.0.1:${host.port}`);
  });
});

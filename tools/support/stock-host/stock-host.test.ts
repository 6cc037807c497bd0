/** @jest-environment node */
import type { IncomingMessage } from "node:http";
import https from "node:https";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { answer } from "./answer";
import { createStockHost, type StockHost } from "./server";

const photo = "photo-1560518883-ce09059eeffa";
const browser = "image/avif,image/webp,image/apng,image/*,*/*;q=0.8";

async function sizeOf(body: Buffer): Promise<string> {
  const { width, height } = await sharp(body).metadata();
  return `${width}x${height}`;
}

describe("a photo's address", () => {
  it.each([
    ["both sides, cropped", "w=90&h=120&fit=crop", "90x120"],
    ["both sides, fitted into them", "w=90&h=120", "90x60"],
    ["a width", "w=90", "90x60"],
    ["a height", "h=60", "90x60"],
    ["a dense screen", "w=90&h=90&fit=crop&dpr=2", "180x180"],
  ])("is answered in the size it asks for: %s", async (_, query, size) => {
    const { status, body } = await answer(`https://images.unsplash.com/${photo}?${query}`);
    expect(status).toBe(200);
    expect(await sizeOf(body)).toBe(size);
  });

  it.each([
    ["auto=format", browser, "image/avif"],
    ["auto=format", "image/webp,*/*", "image/webp"],
    ["auto=format", "*/*", "image/jpeg"],
    ["auto=compress,format", browser, "image/avif"],
    ["auto=compress&auto=format", browser, "image/avif"],
    ["auto=format&fm=webp", browser, "image/webp"],
    ["auto=compress", browser, "image/jpeg"],
    ["fm=png", browser, "image/png"],
    ["", browser, "image/jpeg"],
  ])("with “%s” and Accept “%s” is answered as %s", async (query, accept, type) => {
    const response = await answer(`https://images.unsplash.com/${photo}?w=60&${query}`, accept);
    const { format, compression } = await sharp(response.body).metadata();
    expect(response.type).toBe(type);
    expect(`image/${format === "heif" ? compression : format}`).toBe(type === "image/avif" ? "image/av1" : type);
  });

  it("of Pexels is answered as well", async () => {
    const address = "https://images.pexels.com/photos/106399/pexels-photo-106399.jpeg";
    const { status, body } = await answer(`${address}?auto=compress&cs=tinysrgb&w=80&h=50&fit=crop`, browser);
    expect(status).toBe(200);
    expect(await sizeOf(body)).toBe("80x50");
  });

  it("may ask for a lower quality, which takes fewer bytes", async () => {
    const [high, low] = await Promise.all([answer(`/${photo}?w=300&q=90`), answer(`/${photo}?w=300&q=30`)]);
    expect(low.body.length).toBeLessThan(high.body.length);
  });

  it("may say which side a crop keeps", async () => {
    const [left, right] = await Promise.all(
      ["left", "right"].map((side) => answer(`/${photo}?w=40&h=90&fit=crop&crop=${side}`)),
    );
    expect(left?.body.equals(right?.body ?? Buffer.alloc(0))).toBe(false);
  });

  it.each(["photo-123", "photo-1560518883-CE09059EEFFA", "", "favicon.ico", "photos/abc/pexels-photo-abc.jpeg"])(
    "that no host would know is answered with 404: /%s",
    async (path) => {
      expect((await answer(`https://images.unsplash.com/${path}?w=60`)).status).toBe(404);
    },
  );
});

describe("a photo", () => {
  it.each([photo, "photo-1505693314120-0d443867891c"])("is the same picture each time it is made: %s", async (id) => {
    const first = await answer(`/${id}?w=120`);
    jest.resetModules();
    const { answer: answerAgain } = await import("./answer");
    expect((await answerAgain(`/${id}?w=120`)).body.equals(first.body)).toBe(true);
  });

  it("differs from another photo of the same kind", async () => {
    const ids = ["photo-1522771739844-6a9f6d5f14af", "photo-1505693314120-0d443867891c"];
    const [one, other] = await Promise.all(ids.map((id) => answer(`/${id}?w=60`)));
    expect(one?.body.equals(other?.body ?? Buffer.alloc(0))).toBe(false);
  });
});

describe("the server", () => {
  let host: StockHost;
  beforeAll(async () => {
    host = await createStockHost({ port: 0 });
  });
  afterAll(() => host.close());

  /** Asks as a browser does that was told where the stock host is. */
  async function ask(path: string) {
    const headers = { host: "images.unsplash.com", accept: browser };
    const options = { port: host.port, path, headers, rejectUnauthorized: false, agent: false };
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      https.get(options, resolve).on("error", reject);
    });
    return { status: response.statusCode, type: response.headers["content-type"], body: await buffer(response) };
  }

  it("sends photos to whom knows its port", async () => {
    const { status, type, body } = await ask(`/${photo}?auto=format&w=90&h=60&fit=crop`);
    expect({ status, type, size: await sizeOf(body) }).toEqual({ status: 200, type: "image/avif", size: "90x60" });
  });

  it("sends 404 for what it does not know", async () => {
    expect((await ask("/nothing")).status).toBe(404);
  });

  it("tells Chromium where both hosts are", () => {
    expect(host.flags[0]).toContain(`MAP images.unsplash.com 127.0.0.1:${host.port}`);
    expect(host.flags[0]).toContain(`MAP images.pexels.com 127.0.0.1:${host.port}`);
  });
});

import { createServer } from "node:http";
import { listen } from "../../tools/lib/listen";
import { newPage, server } from "./site";

export function stranger(): void {
  test("a page of another site can read neither content nor updates", async () => {
    const page = await newPage();
    const stranger = createServer((_request, response) =>
      response.setHeader("Content-Type", "text/html").end("<h1>Hello</h1>"),
    );
    await page.goto(`http://127.0.0.1:${await listen(stranger)}`);
    const read = (path: string, init: { method?: string; body?: string }): Promise<string> =>
      page.evaluate(
        ([url, how]) =>
          fetch(url, how)
            .then((response) => response.text())
            .catch(() => ""),
        [`${server.origin}/${path}`, init] as const,
      );
    const query = JSON.stringify({ query: "{ allPage { nodes { file } } }" });
    expect(await read("___graphql", { method: "POST", body: query })).toBe("");
    expect(await read("page-data/index/page-data.json", {})).toBe("");
    // Gatsby sends the data of each page that changes to every client of its socket.
    const joined = page.evaluate(
      (url) =>
        new Promise((resolve) => {
          const socket = new WebSocket(url);
          socket.addEventListener("message", ({ data }: MessageEvent<string>) =>
            data[0] === "0" ? socket.send("40") : resolve(data),
          );
        }),
      `${server.origin.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`,
    );
    expect(await joined).toContain("Only a page of this site");
    await page.context().close();
    stranger.close();
  });
}

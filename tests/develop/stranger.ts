import { createServer } from "node:http";
import { digestNow } from "../../plugins/gatsby-plugin-edit-on-page/server/content-files";
import { listen } from "../../tools/support/listen";
import { folder, server } from "./site";
import { changedLines, fileOf, inTab, page } from "./tab";

export function stranger(): void {
  inTab();

  test("a page of another site can neither read nor write anything", async () => {
    const stranger = createServer((_request, response) =>
      response.setHeader("Content-Type", "text/html").end("<h1>Hello</h1>"),
    );
    await page.goto(`http://127.0.0.1:${await listen(stranger)}`);
    const file = fileOf("hero");
    const edited = { file, digest: digestNow(folder, file), fields: { type: "hero", heading: "Not yours" } };
    const post = (body: object) => ({ method: "POST", body: JSON.stringify(body) });
    const json = { headers: { "Content-Type": "application/json" } };
    const attempts: [
      address: string,
      init: { method?: string; body?: string; mode?: "no-cors"; headers?: Record<string, string> },
    ][] = [
      ["___edit/open", { ...post({ file }), mode: "no-cors" }],
      ["___edit/save", { ...post(edited), ...json }],
      ["___edit/save", { ...post(edited), mode: "no-cors" }],
      ["___edit/add", { ...post({ what: "photo", fields: {}, picture: "" }), ...json }],
      ["___edit/add", { ...post({ what: "page", fields: {} }), mode: "no-cors" }],
      ["___edit/latest", { ...post({}), ...json }],
      ["___edit/publish", { ...post({ sentence: "Not yours", seen: "" }), mode: "no-cors" }],
      ["___graphql", post({ query: "{ allPage { nodes { file } } }" })],
      ["___content", {}],
      ["page-data/index/page-data.json", {}],
    ];
    for (const [address, init] of attempts) {
      const read = await page.evaluate(
        ([url, how]) =>
          fetch(url, how)
            .then((answer) => answer.text())
            .catch(() => ""),
        [`${server.origin}/${address}`, init] as const,
      );
      expect(read).toBe("");
    }
    // Gatsby sends the data of each page that changes to all who have joined.
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
    expect(changedLines()).toEqual([]);
    stranger.close();
  });
}

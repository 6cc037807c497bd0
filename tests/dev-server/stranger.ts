import { server } from "./site";

export function stranger(): void {
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

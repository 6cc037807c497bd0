import { explainFailures } from "../../../plugins/gatsby-plugin-sveltia-cms/browser/connection";

jest.mock("../../../plugins/gatsby-plugin-sveltia-cms/browser/site", () => ({
  site: { commits: "https://api.github.com/commits", contact: "ann@example.com" },
}));

test.each<[what: string, status: number, type: string, words: RegExp]>([
  ["an expired sign-in", 401, "application/json", /sign in again/],
  ["a missing permission", 403, "application/json", /ann@example\.com for permission/],
  ["a save at the same moment", 409, "application/json", /Somebody else saved/],
  ["too many requests", 429, "application/json", /in a few minutes/],
  ["a failure of the repository", 500, "text/plain", /in a few minutes/],
  ["a page of the network, for example to sign in", 200, "text/html", /Check your connection/],
  ["no response", 0, "", /Check your connection/],
])("after %s, editors read what to do", async (_what, status, type, words) => {
  const answer = () =>
    status
      ? Promise.resolve(new Response("{}", { status, headers: { "Content-Type": type } }))
      : Promise.reject(new TypeError("failed"));
  Object.assign(globalThis, { document: { baseURI: "https://www.example.com/admin" }, fetch: answer });
  explainFailures();
  const message = fetch("https://api.github.com/graphql").then(
    async (response): Promise<unknown> => [response.ok, await response.json()],
    (error: unknown) => [false, error],
  );
  expect(await message).toMatchObject([false, { message: expect.stringMatching(words) }]);
});

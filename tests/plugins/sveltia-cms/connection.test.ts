import { explainFailures } from "../../../plugins/gatsby-plugin-sveltia-cms/browser/connection";

jest.mock("../../../plugins/gatsby-plugin-sveltia-cms/browser/site", () => ({
  site: { commits: "https://api.github.com/commits", contact: "ann@example.com" },
}));

const readAfter = async (request: string, answer: () => Promise<Response>, path = "graphql"): Promise<unknown> => {
  Object.assign(globalThis, { document: { baseURI: "https://www.example.com/admin" }, fetch: answer });
  explainFailures();
  return fetch(`https://api.github.com/${path}`, { method: "POST", body: request }).then(
    async (response): Promise<unknown> => [response.ok, await response.json()],
    (error: unknown) => [false, error],
  );
};

test.each<[what: string, status: number, type: string, words: RegExp]>([
  ["an expired sign-in", 401, "application/json", /sign in again/],
  ["a missing permission", 403, "application/json", /ann@example\.com for permission/],
  ["a removal from the repository", 404, "application/json", /ann@example\.com for permission/],
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
  const read = await readAfter("{ viewer }", answer);
  expect(read).toMatchObject([false, { message: expect.stringMatching(words) }]);
});

test.each<[message: string, words: RegExp]>([
  ["API rate limit exceeded", /in a few minutes/],
  ["Something went wrong while executing your query.", /in a few minutes/],
  ["Could not resolve to a Repository with the name 'example/site'.", /for permission to write/],
  ["Resource not accessible by personal access token", /for permission to write/],
  ['Expected branch to point to "abc" but it did not. Pull and try again.', /Somebody else saved/],
  ["Changes must be made through a pull request", /is protected/],
  ["protected branch 'main' check failed", /is protected/],
])("after GitHub's “%s”, which has the status 200, editors read what to do", async (message, words) => {
  const answer = () => Promise.resolve(Response.json({ errors: [{ message }] }));
  const read = await readAfter("mutation { createCommitOnBranch }", answer);
  expect(read).toMatchObject([false, { message: expect.stringMatching(words) }]);
  expect(await readAfter("{ viewer }", answer)).toEqual([true, { errors: [{ message }] }]);
});

test("after Gitea's refusal of a file that somebody else has changed, editors read what to do", async () => {
  const answer = () => Promise.resolve(Response.json({ message: "sha does not match" }, { status: 422 }));
  const words: unknown = expect.stringMatching(/Somebody else saved/);
  expect(await readAfter("{}", answer, "repos/example/site/contents")).toEqual([false, { message: words }]);
});

import { execFileSync } from "node:child_process";
import { adminPolicy } from "../../../plugins/gatsby-plugin-sveltia-cms/admin";
import { backendFor, backendOrigins, builtCommit } from "../../../plugins/gatsby-plugin-sveltia-cms/backend";
import { commitsUrl, findBackend } from "../../../plugins/gatsby-plugin-sveltia-cms/backend";
import { testFolder } from "../../support/test-folder";

test.each<[what: string, env: Record<string, string>, origin: string, backend: object | undefined]>([
  ["GitHub Actions", { GITHUB_REPOSITORY: "a/b" }, "", { name: "github", repo: "a/b" }],
  ["GitLab CI", { CI_PROJECT_PATH: "a/b/c" }, "", { name: "gitlab", repo: "a/b/c" }],
  ["Netlify", { REPOSITORY_URL: "https://github.com/a/b" }, "", { name: "github", repo: "a/b" }],
  ["a remote by SSH", {}, "git@github.com:a/b.git\n", { name: "github", repo: "a/b" }],
  ["a remote by SSH with a port", {}, "ssh://git@gitlab.com:22/a/b.git", { name: "gitlab", repo: "a/b" }],
  ["a self-hosted server", {}, "https://gitlab.example.com/a/b", { api_root: "https://gitlab.example.com/api/v4" }],
  ["Forgejo", {}, "https://codeberg.org/a/b.git", { name: "gitea", api_root: "https://codeberg.org/api/v1" }],
  ["an unknown host", {}, "https://example.com/a/b.git", undefined],
  ["a folder", {}, "/srv/site.git", undefined],
  ["no remote", {}, "", undefined],
])("the CMS finds the repository of %s", (_what, env, origin, backend) => {
  expect([findBackend(env, () => origin)]).toMatchObject([backend]);
});

test("the CMS finds no repository for a site in a folder of a larger one, whose root it would write to", () => {
  const [root, repository] = [process.cwd(), testFolder({ "site/package.json": "" })];
  execFileSync("git", ["init", "--quiet", repository]);
  process.chdir(`${repository}/site`);
  const backends = [backendFor({}, { GITHUB_REPOSITORY: "a/b" })];
  process.chdir(repository);
  backends.push(backendFor({}, { GITHUB_REPOSITORY: "a/b" }));
  process.chdir(root);
  expect(backends).toMatchObject([undefined, { repo: "a/b" }]);
});

test.each([
  "https://x-access-token:s3cret@github.com/a/b.git",
  "https://gitlab-ci-token:s3cret@gitlab.example.com/a/b.git",
  "https://s3cret@codeberg.org/a/b",
])("the CMS publishes no credentials of %s", (url) => {
  for (const backend of [findBackend({}, () => url), findBackend({ REPOSITORY_URL: url })]) {
    expect(backend).toMatchObject({ repo: "a/b" });
    expect(JSON.stringify(backend)).not.toContain("s3cret");
    if (backend) expect(String(backendOrigins(backend))).not.toContain("s3cret");
  }
});

test("at Netlify a save does not start a build, unless the owner says so", () => {
  const env = { NETLIFY: "true", REPOSITORY_URL: "https://github.com/a/b" };
  expect(backendFor({}, env)).toMatchObject({ skip_ci: true, auth_methods: ["oauth", "token"] });
  expect(backendFor({ saveWithoutPublishing: false }, env)).toMatchObject({ skip_ci: false });
  expect(backendFor({}, { GITHUB_REPOSITORY: "a/b" })).toMatchObject({ skip_ci: undefined, auth_methods: ["token"] });
});

test("the ID of an OAuth application gives editors a button", () => {
  const env = { CI_PROJECT_PATH: "a/b" };
  const button = { auth_type: "pkce", app_id: "id", auth_methods: ["oauth", "token"] };
  expect(backendFor({ appId: "id" }, env)).toMatchObject(button);
});

test("the CMS may connect to the host of the deploy hook", () => {
  const sources = (...args: Parameters<typeof adminPolicy>) => adminPolicy(...args).get("connect-src");
  expect(sources({}, { NETLIFY: "true" })).toContain("https://api.netlify.com");
  expect(sources({ deployHook: "https://ci.example.com/hook?key=1" }, {})).toContain("https://ci.example.com");
});

test.each([
  ["https://github.com/a/b", "https://api.github.com/repos/a/b/commits?per_page=50"],
  // SSH hosts of a second account.
  ["git@github.com-work:a/b.git", "https://api.github.com/repos/a/b/commits?per_page=50"],
  ["github-work:a/b", "https://api.github.com/repos/a/b/commits?per_page=50"],
  ["https://gitlab.com/a/b/c", "https://gitlab.com/api/v4/projects/a%2Fb%2Fc/repository/commits?per_page=50"],
  ["https://codeberg.org/a/b", "https://codeberg.org/api/v1/repos/a/b/commits?limit=50"],
])("the commits of %s are at %s", (origin, url) => {
  const backend = findBackend({}, () => origin);
  expect(backend && commitsUrl(backend)).toMatch(url);
});

test("a build takes its commit from the host, else from git", () => {
  expect(builtCommit({ COMMIT_REF: "abc" })).toBe("abc");
  expect(builtCommit({})).toMatch(/^([0-9a-f]{40})?$/);
});

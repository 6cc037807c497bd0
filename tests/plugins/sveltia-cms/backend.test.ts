import { backendOrigins, findBackend } from "../../../plugins/gatsby-plugin-sveltia-cms/backend";

const none = () => "";

test.each<[what: string, env: Record<string, string>, origin: string, backend: object | undefined]>([
  ["GitHub Actions", { GITHUB_REPOSITORY: "a/b" }, "", { name: "github", repo: "a/b" }],
  [
    "GitLab CI",
    { CI_PROJECT_PATH: "a/b/c", CI_SERVER_URL: "https://gitlab.com" },
    "",
    { name: "gitlab", repo: "a/b/c" },
  ],
  ["Netlify", { REPOSITORY_URL: "https://github.com/a/b" }, "", { name: "github", repo: "a/b" }],
  ["a remote by SSH", {}, "git@github.com:a/b.git\n", { name: "github", repo: "a/b" }],
  ["a remote by SSH with a port", {}, "ssh://git@gitlab.com:22/a/b.git", { name: "gitlab", repo: "a/b" }],
  [
    "a self-hosted server",
    {},
    "https://gitlab.example.com/a/b",
    { name: "gitlab", api_root: "https://gitlab.example.com/api/v4" },
  ],
  ["Forgejo", {}, "https://codeberg.org/a/b.git", { name: "gitea", api_root: "https://codeberg.org/api/v1" }],
  ["an unknown host", {}, "https://example.com/a/b.git", undefined],
  ["a folder", {}, "/srv/site.git", undefined],
  ["no remote", {}, "", undefined],
])("the CMS finds the repository of %s", (_what, env, origin, backend) => {
  const found = findBackend(env, () => origin);
  if (backend) expect(found).toMatchObject(backend);
  else expect(found).toBeUndefined();
});

test.each([
  "https://x-access-token:s3cret@github.com/a/b.git",
  "https://gitlab-ci-token:s3cret@gitlab.example.com/a/b.git",
  "https://s3cret@codeberg.org/a/b",
])("the CMS publishes no credentials of %s", (url) => {
  for (const backend of [findBackend({}, () => url), findBackend({ REPOSITORY_URL: url }, none)]) {
    expect(backend).toMatchObject({ repo: "a/b" });
    expect(JSON.stringify(backend)).not.toContain("s3cret");
    if (backend) expect(String(backendOrigins(backend))).not.toContain("s3cret");
  }
});

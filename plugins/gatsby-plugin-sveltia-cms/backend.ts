import { spawnSync } from "node:child_process";
import type { GitBackend } from "@sveltia/cms";

/** What gatsby-config.ts says about the repository. */
export interface BackendOptions {
  /** The repository, if the build's environment does not name it: https://sveltiacms.app/en/docs/backends */
  backend?: GitBackend;
  /** The ID of an OAuth application at GitLab, Gitea or Forgejo: editors then sign in with a button. */
  appId?: string;
  /** Whether a save waits for "Publish Changes". Default: only at Netlify, where each build costs credits, and a site without them is paused. */
  saveWithoutPublishing?: boolean;
}

/** The backend of the CMS; undefined for a local folder. */
export function backendFor(options: BackendOptions, env = process.env): GitBackend | undefined {
  const { backend = findBackend(env), appId, saveWithoutPublishing = env.NETLIFY ? true : undefined } = options;
  if (!backend) return undefined;
  const common = { skip_ci: backend.skip_ci ?? saveWithoutPublishing };
  if (!appId) return { ...backend, ...common };
  const button = { ...common, app_id: appId, auth_methods: ["oauth" as const, "token" as const] };
  return backend.name === "gitlab" ? { ...backend, ...button, auth_type: "pkce" } : { ...backend, ...button };
}

/** The backend of the CMS: from the variables of a build at GitHub, GitLab or Netlify, else from the remote `origin`; undefined without one. */
export function findBackend(env: NodeJS.ProcessEnv, originOf: () => string = remoteOrigin): GitBackend | undefined {
  // In a folder of a larger repository, the CMS would write to `content/` at its root.
  if (git("rev-parse", "--show-prefix") !== "") return undefined;
  const { GITHUB_SERVER_URL = "https://github.com", CI_SERVER_URL = "https://gitlab.com", REPOSITORY_URL } = env;
  if (env.GITHUB_REPOSITORY) return backendOf(`${GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}`);
  if (env.CI_PROJECT_PATH) return backendOf(`${CI_SERVER_URL}/${env.CI_PROJECT_PATH}`);
  const backend = backendOf(REPOSITORY_URL ?? originOf());
  // Netlify provides OAuth for GitHub; elsewhere, OAuth needs a client of its own.
  return backend?.name === "github" && env.NETLIFY ? { ...backend, auth_methods: ["oauth", "token"] } : backend;
}

/** The backend of a URL such as `https://github.com/owner/name` or `git@host:owner/name.git`, without its credentials. */
function backendOf(url: string): GitBackend | undefined {
  const [, alias, path] = /^(?:\w+:\/\/)?(?:[^@/]*@)?([\w.-]+)(?::\d+)?[:/](.+?)(?:\.git)?\/?$/.exec(url.trim()) ?? [];
  // With several accounts, ~/.ssh/config has hosts such as "github.com-work".
  const host = alias?.replace(/^(github|gitlab(?=\.com))(?:\.com)?-[^.]*$/, "$1.com");
  if (!host || !path || !/^[\w.-]+(\/[\w.-]+)+$/.test(path)) return undefined;
  const name = names.find((one) => hosts[one].server.test(host));
  if (!name) return undefined;
  const server = `https://${host}`;
  const own = /^git(hub|lab)\.com$/.test(host) ? {} : { base_url: server, api_root: server + hosts[name].path };
  return { name, repo: path, auth_methods: ["token"], ...own };
}

const names = ["github", "gitlab", "gitea"] as const;

/** Their servers, the API of the public one, its path at the others, and the parameter of a request for a branch's commits. */
const hosts = {
  github: { server: /github/, api: "https://api.github.com", path: "/api/v3", ref: "sha" },
  gitlab: { server: /gitlab/, api: "https://gitlab.com/api/v4", path: "/api/v4", ref: "ref_name" },
  gitea: { server: /gitea|forgejo|codeberg/, api: "https://gitea.com/api/v1", path: "/api/v1", ref: "sha" },
};

const remoteOrigin = (): string => git("remote", "get-url", "origin");

function git(...args: string[]): string {
  // In a container, the folder often belongs to another user.
  const { status, stdout } = spawnSync("git", ["-c", "safe.directory=*", ...args], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : "";
}

/** Of Netlify, Cloudflare, GitHub and GitLab. */
const commitVariables = ["COMMIT_REF", "CF_PAGES_COMMIT_SHA", "WORKERS_CI_COMMIT_SHA", "GITHUB_SHA", "CI_COMMIT_SHA"];

/** The commit that is built: from the variables of the host, else from git. */
export const builtCommit = (env: NodeJS.ProcessEnv): string =>
  commitVariables.map((name) => env[name]).find(Boolean) ?? git("rev-parse", "HEAD");

/** The URL of the branch's last commits, newest first. */
export function commitsUrl({ name, repo, branch, api_root: api = hosts[name].api }: GitBackend): string {
  const at = name === "gitlab" ? `projects/${encodeURIComponent(repo)}/repository` : `repos/${repo}`;
  const query = name === "gitea" ? "limit=50&stat=false&verification=false&files=false" : "per_page=50";
  const of = branch ? `&${hosts[name].ref}=${encodeURIComponent(branch)}` : "";
  return `${api.replace(/\/$/, "")}/${at}/commits?${query}${of}`;
}

export const backendOrigins = ({ name, base_url: base, api_root: api = hosts[name].api }: GitBackend): string[] =>
  [...new Set([api, base ?? api])].map((url) => new URL(url).origin);

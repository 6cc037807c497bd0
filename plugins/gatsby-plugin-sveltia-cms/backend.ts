import { spawnSync } from "node:child_process";
import type { GitBackend } from "@sveltia/cms";

/**
 * The backend of the CMS: from the environment of a build, else from the remote `origin`; undefined if neither names a repository at
 * GitHub, GitLab, Gitea or Forgejo. Variables: https://docs.github.com/actions/reference/workflows-and-actions/variables,
 * https://docs.gitlab.com/ci/variables/predefined_variables/, https://docs.netlify.com/build/configure-builds/environment-variables/
 */
export function findBackend(env: NodeJS.ProcessEnv, originOf: () => string = remoteOrigin): GitBackend | undefined {
  const { GITHUB_SERVER_URL = "https://github.com", CI_SERVER_URL = "https://gitlab.com", REPOSITORY_URL } = env;
  if (env.GITHUB_REPOSITORY) return backendOf(`${GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}`);
  if (env.CI_PROJECT_PATH) return backendOf(`${CI_SERVER_URL}/${env.CI_PROJECT_PATH}`);
  const backend = backendOf(REPOSITORY_URL ?? originOf());
  // Netlify provides OAuth for GitHub; elsewhere, OAuth needs a client of its own.
  return backend?.name === "github" && env.NETLIFY ? { ...backend, auth_methods: ["oauth", "token"] } : backend;
}

/** The backend of a URL such as `https://github.com/owner/name` or `git@host:owner/name.git`, without its credentials. */
function backendOf(url: string): GitBackend | undefined {
  const [, host, path] = /^(?:\w+:\/\/)?(?:[^@/]*@)?([\w.-]+)(?::\d+)?[:/](.+?)(?:\.git)?\/?$/.exec(url.trim()) ?? [];
  if (!host || !path || !/^[\w.-]+(\/[\w.-]+)+$/.test(path)) return undefined;
  const server = `https://${host}`;
  const common = { repo: path, auth_methods: ["token" as const] };
  if (host === "github.com") return { name: "github", ...common };
  if (host === "gitlab.com") return { name: "gitlab", ...common };
  if (host.includes("github")) return { name: "github", ...common, base_url: server, api_root: `${server}/api/v3` };
  if (host.includes("gitlab")) return { name: "gitlab", ...common, base_url: server, api_root: `${server}/api/v4` };
  const isGitea = /gitea|forgejo|codeberg/.test(host);
  return isGitea ? { name: "gitea", ...common, base_url: server, api_root: `${server}/api/v1` } : undefined;
}

function remoteOrigin(): string {
  const { status, stdout } = spawnSync("git", ["remote", "get-url", "origin"], { encoding: "utf8" });
  return status === 0 ? stdout : "";
}

const servers = { github: "https://api.github.com", gitlab: "https://gitlab.com", gitea: "https://gitea.com" };

/** The origins that the CMS sends requests to. */
export const backendOrigins = ({ name, base_url: base, api_root: api = servers[name] }: GitBackend): string[] =>
  [...new Set([api, base ?? api])].map((url) => new URL(url).origin);

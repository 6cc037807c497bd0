import CMS from "@sveltia/cms";
import { isRecord } from "../../gatsby-source-content/record";
import { site } from "./site";
import { statusOf, type Commit } from "./status";

/** Keeps saying whether the last saved change is on the published site; nothing for a local folder. */
export function showLive(): void {
  setInterval(() => void show(), 10_000);
  document.addEventListener("visibilitychange", () => void show());
  CMS.registerEventListener({ name: "postSave", handler: show });
  void show();
}

async function show(): Promise<void> {
  const output = document.querySelector<HTMLOutputElement>("#site-status");
  if (!output || document.hidden) return;
  const status = await readStatus().catch(() => undefined);
  output.hidden = !status;
  output.className = status?.state ?? "";
  // A screen reader announces changes.
  if (output.textContent !== (status?.words ?? "")) output.textContent = status?.words ?? "";
}

async function readStatus() {
  const user: unknown = JSON.parse(localStorage.getItem("sveltia-cms.user") ?? "null");
  if (!isRecord(user) || typeof user.token !== "string" || user.backendName === "local") return undefined;
  const built = await read(new URL("admin-build.json", document.baseURI).href, {});
  const commits = await read(site.commits, { Authorization: `Bearer ${user.token}` });
  if (!isRecord(built) || !Array.isArray(commits)) return undefined;
  const known = JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, number>;
  const all = commits.filter(isRecord).map(commitOf);
  const seen = Object.fromEntries(all.map(({ id }) => [id, known[id] ?? Date.now()]));
  localStorage.setItem(key, JSON.stringify(seen));
  return statusOf(all, String(built.commit), seen, Date.now(), site.contact);
}

const key = "admin-commits";

async function read(url: string, headers: Record<string, string>): Promise<unknown> {
  const response = await fetch(url, { headers, cache: "no-store" });
  return response.ok ? response.json() : undefined;
}

/** GitLab has no object for the commit. */
function commitOf({ sha, id, commit, message }: Record<string, unknown>): Commit {
  const text = isRecord(commit) ? commit.message : message;
  return { id: String(sha ?? id), message: typeof text === "string" ? text : "" };
}

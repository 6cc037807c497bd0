import CMS from "@sveltia/cms";
import { adminBuild } from "../../content-model/built-files";
import { isRecord } from "../../content-model/record";
import { dataUrl, signedIn, site } from "./site";
import { statusOf } from "./status";

/** Keeps saying whether the last saved change is on the published site; nothing for a local folder. */
export function showLive(): void {
  setInterval(() => void show(), 10_000);
  // Sveltia would wait for a promise, with a warning about the change that it has just saved.
  CMS.registerEventListener({ name: "postSave", handler: () => void show() });
  void show();
}

async function show(): Promise<void> {
  const output = document.querySelector<HTMLOutputElement>("#site-status");
  if (!output || document.hidden) return;
  const { state = "", words = "" } = (await readStatus().catch(() => undefined)) ?? {};
  output.hidden = words === "";
  output.className = state;
  // A screen reader announces changes.
  if (output.textContent !== words) output.textContent = words;
}

async function readStatus() {
  const user = signedIn();
  if (typeof user?.token !== "string" || user.backendName === "local") return undefined;
  // Beside /admin, which some hosts also serve at /admin/.
  const built = await read(new URL(`../../../${adminBuild}`, dataUrl).href, {});
  const commits = await read(site.commits, { Authorization: `Bearer ${user.token}` });
  if (!isRecord(built) || !Array.isArray(commits)) return undefined;
  const known = JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, number>;
  // GitLab has no object for the commit.
  const all = commits.filter(isRecord).map(({ sha, id, commit, message }) => ({
    id: String(sha ?? id),
    message: String(isRecord(commit) ? commit.message : message),
  }));
  const seen = Object.fromEntries(all.map(({ id }) => [id, known[id] ?? Date.now()]));
  localStorage.setItem(key, JSON.stringify(seen));
  return statusOf(all, String(built.commit), seen, Date.now(), site.contact);
}

const key = "admin-commits";

async function read(url: string, headers: Record<string, string>): Promise<unknown> {
  const response = await fetch(url, { headers, cache: "no-store" });
  return response.ok ? response.json() : undefined;
}

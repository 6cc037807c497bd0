import { contentFrom, type Content } from "../../gatsby-source-content/read/content";
import { isImageName } from "../../gatsby-source-content/read/image";
import { isRecord } from "../../gatsby-source-content/record";
import type { Types } from "../../gatsby-source-content/schema/sdl";
import type { SiteData } from "../site-data";

/** The site at the time of the build. */
export const site = (await (await fetch(new URL("site.json", import.meta.url))).json()) as SiteData;

export const types: Types = new Map(site.types);

/** Files saved since the build, or waiting to be saved with a page. They survive reloads until the next build. */
const saved = new Map(JSON.parse(sessionStorage.getItem(import.meta.url) ?? "[]") as [string, string][]);

/** Adds a saved file to the content, before Sveltia fetches it again. */
export function remember(file: string, text: string): void {
  saved.set(file, text);
  sessionStorage.setItem(import.meta.url, JSON.stringify([...saved]));
}

/** The repository's files that Sveltia has fetched since the build; undefined for a local folder. */
let fetched: Map<string, string> | undefined;

/** Reads Sveltia's cache of the repository's files. */
export async function readFetched(): Promise<void> {
  const { backend } = site.config;
  const user: unknown = JSON.parse(localStorage.getItem("sveltia-cms.user") ?? "null");
  if (!("repo" in backend) || !isRecord(user) || user.backendName === "local") return;
  const database = await done(indexedDB.open(`${backend.name}:${backend.repo}`));
  if (database.objectStoreNames.contains("file-cache")) {
    const store = database.transaction("file-cache").objectStore("file-cache");
    const [files, entries] = await Promise.all([done(store.getAllKeys()), done<unknown[]>(store.getAll())]);
    const textOf = (entry: unknown): string => (isRecord(entry) && typeof entry.text === "string" ? entry.text : "");
    fetched = new Map(files.map((file, at) => [file as string, textOf(entries[at])]));
  }
  database.close();
}

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The browser's database cannot be read"));
  });

/** The content with some files changed. The text of an uploaded image is "". */
export function contentWith(changes: ReadonlyMap<string, string> = new Map()): Content {
  const texts = new Map([...(fetched ?? Object.entries(site.texts)), ...saved, ...changes]);
  const files = [...new Set([...texts.keys(), ...Object.keys(site.images)])].sort();
  return contentFrom(
    files.filter((file) => file.endsWith(".md") || isImageName(file)),
    (file) => texts.get(file) ?? "",
    // The size of an upload is unknown here.
    (file) => site.images[file] ?? { width: 2560, height: 2560 },
    site.staticFiles,
  );
}

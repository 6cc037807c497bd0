import { contentFrom, isImageName, type Content } from "../../content-model/read/content";
import { isRecord } from "../../content-model/record";
import type { Types } from "../../content-model/schema/sdl";
import type { SiteData } from "../site-data";

/** The URL of the site's data, beside the styles and images of previews. The scripts, which change less often, are in another folder. */
export const dataUrl = document.querySelector<HTMLLinkElement>("link[as=fetch]")?.href;

/** The site at the time of the build. */
export const site = (await (await fetch(new URL("site.json", dataUrl))).json()) as SiteData;

export const types: Types = new Map(site.types);

/** The URL of a local image or of a section type's picture, small; "" until it is built. */
export const imageUrl = (file: string): string =>
  file in site.images || site.pictures.includes(file) ? new URL(`${file}.webp`, dataUrl).href : "";

/** Who has signed in, as Sveltia notes it: of a local folder, the `backendName` is "local". */
export function signedIn(): Record<string, unknown> | undefined {
  const user: unknown = JSON.parse(localStorage.getItem("sveltia-cms.user") ?? "null");
  return isRecord(user) ? user : undefined;
}

/** A file of the repository. The text of an image is "". */
export interface Stored {
  text: string;
  /** Gitea requires the hash of a file that a commit changes. */
  sha?: string | undefined;
}

/** The files below `content/` as they are now; those of the build until Sveltia has fetched others. */
let stored = new Map<string, Stored>();
for (const file of Object.keys(site.images)) stored.set(file, { text: "" });
for (const [file, text] of Object.entries(site.texts)) stored.set(file, { text });

/** Entries that wait in the form of another one, to be saved with it. */
export const waiting = new Map<string, string>();

/** Changes by file; undefined for a deleted file. */
export type Changes = ReadonlyMap<string, string | undefined>;

/** Adds a commit to the files, before Sveltia fetches it. */
export function remember(changes: Changes): void {
  for (const [file, text] of changes)
    if (text === undefined) stored.delete(file);
    else stored.set(file, { text });
}

/** Reads the files from Sveltia's database: its cache of a repository, or a local folder that it has the permission for. */
export async function readStored(): Promise<ReadonlyMap<string, Stored>> {
  const user = signedIn();
  if (!user) return stored;
  const database = await done(indexedDB.open(site.database));
  const isLocal = user.backendName === "local";
  const table = isLocal ? "file-system-handles" : "file-cache";
  if (database.objectStoreNames.contains(table)) {
    const store = database.transaction(table).objectStore(table);
    const [files, entries] = await Promise.all([done(store.getAllKeys()), done<unknown[]>(store.getAll())]);
    const [folder] = entries;
    if (isLocal && folder instanceof FileSystemDirectoryHandle) stored = new Map(await filesOf(folder, "content"));
    else if (!isLocal && files.length > 0)
      stored = new Map(
        files.map((file, at) => {
          const { text, sha } = Object(entries[at]) as Partial<Stored>;
          return [file as string, { text: text ?? "", sha }];
        }),
      );
  }
  database.close();
  return stored;
}

/**
 * Loads /admin again, at a hash that is set without an event: Sveltia would answer one with a hash of its own. A database that a page is
 * opening when Firefox 153 leaves it can never be upgraded again, and Sveltia upgrades its own for the first draft.
 */
export function reload(hash: string): void {
  const opening = indexedDB.open(site.database);
  indexedDB.open = () => opening;
  opening.addEventListener("success", () => {
    history.replaceState(history.state, "", hash);
    location.reload();
  });
}

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The browser's database cannot be read"));
  });

async function filesOf(parent: FileSystemDirectoryHandle, path: string): Promise<[string, Stored][]> {
  const files: [string, Stored][] = [];
  const folder = await parent.getDirectoryHandle(path.replace(/^.*\//, ""));
  for await (const [name, handle] of folder.entries()) {
    const file = `${path}/${name}`;
    if (handle instanceof FileSystemFileHandle)
      files.push([file, { text: name.endsWith(".md") ? await (await handle.getFile()).text() : "" }]);
    else files.push(...(await filesOf(folder, file)));
  }
  return files;
}

/** The content after some changes. */
export function contentWith(changes: Changes = new Map()): Content {
  const now = [...stored].map(([file, { text }]) => [file, text] as const);
  const texts = new Map<string, string | undefined>([...now, ...changes]);
  const files = [...texts].flatMap(([file, text]) => (text === undefined ? [] : file)).sort();
  return contentFrom(
    files.filter((file) => file.endsWith(".md") || isImageName(file)),
    (file) => texts.get(file) ?? "",
    // The size of an upload is unknown here.
    (file) => site.images[file] ?? { width: 2560, height: 2560 },
    site.servedFiles,
  );
}

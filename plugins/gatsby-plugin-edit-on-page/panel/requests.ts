import type {
  AddAnswer,
  AddForm,
  Addition,
  Change,
  Choices,
  Latest,
  NotWritten,
  OpenFile,
  Part,
  Preview,
  Published,
  SaveAnswer,
  Undone,
  UndoAnswer,
} from "../protocol";
import type { Words } from "./words";

/** A sentence that says why there is no other answer. */
export interface Failed {
  failed: string;
}

export const silence: Failed = {
  failed: "The development server does not answer. Is it running? Your words are kept.",
};

async function ask<Answer>(route: string, init?: RequestInit): Promise<Answer | Failed> {
  try {
    return (await (await fetch(`/___edit/${route}`, init)).json()) as Answer | Failed;
  } catch {
    return silence;
  }
}

const post = <Answer>(route: string, body: object): Promise<Answer | Failed> =>
  ask(route, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

const query = (params: Record<string, string>): string => `?${new URLSearchParams(params).toString()}`;

export const askParts = (path: string) => ask<Part[]>(`page${query({ path })}`);
export const askFile = (file: string) => ask<OpenFile>(`file${query({ file })}`);
export const askChoices = (file: string) => ask<Choices>(`choices${query({ file })}`);
export const askChanges = () => ask<Change[] | { unavailable: string }>("changes");
export const save = (file: string, digest: string, words: Words) =>
  post<SaveAnswer>("save", { file, digest, ...words });
export const undo = (file: string, digest: string) => post<UndoAnswer>("undo", { file, digest });
export const mend = () => post<{ mended: string[] }>("mend", {});
export const putBack = (files: readonly Undone[]) => post<{ putBack: string[] } | NotWritten>("put-back", { files });
export const askAddForm = (what: Addition, page: string) => ask<AddForm>(`new${query({ what, page })}`);
export const copySection = (page: string, file: string) => post<AddAnswer>("copy", { page, file });

/** Makes something new. A picture goes on a route of its own, as it is. */
export const add = (what: Addition, page: string, fields: Record<string, unknown>, picture?: File) =>
  picture
    ? ask<AddAnswer>(`photo${query({ fields: JSON.stringify(fields) })}`, {
        method: "POST",
        headers: { "Content-Type": picture.type || "image/unknown" },
        body: picture,
      })
    : post<AddAnswer>("new", { what, page, fields });

/** Milliseconds between two looks for a new page, and how often to look. */
const [pause, looks] = [300, 200];

/** Waits until the development server has a new page. */
export async function pageServed(path: string): Promise<void> {
  for (let look = 0; look < looks; look += 1) {
    if ((await fetch(`/page-data${path}/page-data.json`).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
export const askPreview = () => ask<Preview>("publish");
export const publish = (sentence: string, changes: readonly Change[]) =>
  post<Published>("publish", { sentence, changes: changes.map(({ file, digest }) => ({ file, digest })) });
export const askWhetherNewer = () => post<Latest>("look", {});
export const getLatest = () => post<Latest>("latest", {});

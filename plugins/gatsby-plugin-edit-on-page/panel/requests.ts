import type { Change, Choices, OpenFile, Part, SaveAnswer } from "../protocol";
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

const post = (route: string, body: object): Promise<SaveAnswer> =>
  ask(route, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

const query = (name: string, value: string): string => `?${new URLSearchParams({ [name]: value }).toString()}`;

export const askParts = (path: string) => ask<Part[]>(`page${query("path", path)}`);
export const askFile = (file: string) => ask<OpenFile>(`file${query("file", file)}`);
export const askChoices = (file: string) => ask<Choices>(`choices${query("file", file)}`);
export const askChanges = () => ask<Change[] | { unavailable: string }>("changes");
export const save = (file: string, digest: string, words: Words) => post("save", { file, digest, ...words });
export const undo = (file: string, digest: string) => post("undo", { file, digest });

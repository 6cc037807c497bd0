import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { sampleSite } from "../../../../tools/support/copy";
import { readTypes } from "../../../../plugins/gatsby-source-content/schema/sdl";
import type { OpenFile, SaveAnswer } from "../../../../plugins/gatsby-plugin-edit-on-page/protocol";
import { offerEditing } from "../../../../plugins/gatsby-plugin-edit-on-page/server/routes";

export const types = readTypes();
export const page = "content/pages/about/page.md";
export const story = "content/pages/about/story.md";

/** A copy of the sample site, which the routes of the panel read and write; anew for each test. */
export let root: string;
let handler: RequestListener;

export function begin(): void {
  root = mkdtempSync(path.join(tmpdir(), "edited-"));
  cpSync(path.join(sampleSite, "content"), path.join(root, "content"), { recursive: true });
  offerEditing({ app: { use: (_path: string, one: RequestListener) => (handler = one) } }, types, root);
}
export const end = (): void => rmSync(root, { recursive: true });

type Sent = { status: number; json: unknown };

/** What the routes answer to a page of the site that asks, or sends JSON or bytes. */
export const ask = (url: string, body?: object, headers = {}): Promise<Sent> =>
  new Promise((resolve) => {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body ?? null));
    const request = Object.assign(Readable.from(body ? [bytes] : []), {
      url,
      method: body ? "POST" : "GET",
      headers: { host: "localhost:8000", "content-type": "application/json", ...headers },
      socket: { localPort: 8000 },
    });
    let status = 0;
    const response = {
      writeHead: (code: number) => (status = code),
      end: (json: string) => resolve({ status, json: JSON.parse(json) as unknown }),
    };
    handler(request as unknown as IncomingMessage, response as unknown as ServerResponse & { req: IncomingMessage });
  });

export const open = async (file: string): Promise<OpenFile> => (await ask(`/file?file=${file}`)).json as OpenFile;
export const save = async (edit: object): Promise<SaveAnswer> => (await ask("/save", edit)).json as SaveAnswer;
/** Saves a file with some fields changed, or its text. */
export const change = async (file: string, { body, ...fields }: Record<string, unknown>): Promise<SaveAnswer> => {
  const opened = await open(file);
  return save({ ...opened, fields: { ...opened.fields, ...fields }, body: body ?? opened.body });
};
export const text = (file: string): string => readFileSync(path.join(root, file), "utf8");
export const isThere = (file: string): boolean => existsSync(path.join(root, file));

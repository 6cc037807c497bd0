import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import path from "node:path";
import { Readable } from "node:stream";
import { sampleFiles } from "../../../../tools/support/sample-site";
import { testFolder } from "../../../../tools/support/test-folder";
import { readTypes } from "../../../../plugins/gatsby-source-content/schema/sdl";
import { offerEditing } from "../../../../plugins/gatsby-plugin-edit-on-page/server/offer-editing";
import type { Operations } from "../../../../plugins/gatsby-plugin-edit-on-page/server/operations";

export const types = readTypes();
export const page = "content/pages/about/page.md";
export const story = "content/pages/about/story.md";

/** A copy of the sample site, which the panel's operations read and write; anew for each test. */
export let root: string;
let handler: RequestListener;

export function begin(): void {
  root = testFolder(sampleFiles);
  offerEditing({ app: { use: (_path: string, one: RequestListener) => (handler = one) } }, types, root);
}

/** What the server answers to a request of this machine. */
export const request = (url: string, method: string, body: string, headers = {}): Promise<unknown> =>
  new Promise((resolve) => {
    const sent = Object.assign(Readable.from([Buffer.from(body)]), {
      url,
      method,
      headers: { host: "localhost:8000", "content-type": "application/json", ...headers },
      socket: { localPort: 8000 },
    });
    const response = {
      writeHead: () => undefined,
      end: (answer: string | Buffer) => resolve(Buffer.isBuffer(answer) ? answer : JSON.parse(answer)),
    };
    handler(sent as unknown as IncomingMessage, response as unknown as ServerResponse & { req: IncomingMessage });
  });

type Name = keyof Operations;
type Answer<Asked extends Name> = Awaited<ReturnType<Operations[Asked]>>;

/** What an operation answers to the panel; why it does not, as `failed`. */
export const ask = async <Asked extends Name>(name: Asked, ...[sent]: Parameters<Operations[Asked]>) =>
  (await request(`/${name}`, "POST", JSON.stringify(sent ?? {}))) as Answer<Asked>;

export const open = (file: string) => ask("open", { file });
/** Saves a file with some fields changed, or its text. */
export async function change(file: string, { body, ...fields }: { body?: string; [field: string]: unknown }) {
  const { digest, ...opened } = await open(file);
  return ask("save", { file, digest, fields: { ...opened.fields, ...fields }, body: body ?? opened.body });
}
export const text = (file: string): string => readFileSync(path.join(root, file), "utf8");
export const isThere = (file: string): boolean => existsSync(path.join(root, file));

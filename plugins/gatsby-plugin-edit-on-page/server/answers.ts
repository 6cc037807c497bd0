import type { IncomingMessage } from "node:http";
import { isRecord } from "../../gatsby-source-content/record";
import type { Types } from "../../gatsby-source-content/schema/sdl";

/** What the editing panel asks of a route below /___edit. */
export interface Asked {
  /** Where `content/` is. */
  root: string;
  types: Types;
  request: IncomingMessage;
  /** A parameter of the address; "" where it is not given. */
  param: (name: string) => string;
}

export type Answer = { status?: number; json: unknown } | { picture: Buffer };
export type Route = (asked: Asked) => Answer | Promise<Answer>;
/** By method and path, as in "POST /save". */
export type Routes = Readonly<Record<string, Route>>;

/** Why a request is not answered, as a sentence for the editor. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** A route that is sent a JSON object of at most `most` bytes. */
export const posted =
  (most: number, tooMuch: string, answer: (sent: Record<string, unknown>, asked: Asked) => unknown): Route =>
  async (asked) => {
    const bytes = await bodyOf(asked.request, /^application\/json\b/, most, tooMuch);
    let sent: unknown;
    try {
      sent = JSON.parse(bytes.toString());
    } catch {
      throw new Refusal(400, "This is no JSON.");
    }
    if (!isRecord(sent)) throw new Refusal(400, "This is no edit of a file.");
    return { json: await answer(sent, asked) };
  };

/**
 * What a request brings. Throws a Refusal if it is of another type, or larger than `most` bytes. No type may be one that a form, and
 * with it another site, can send without asking: https://fetch.spec.whatwg.org/#cors-safelisted-request-header
 */
export async function bodyOf(request: IncomingMessage, type: RegExp, most: number, tooMuch: string): Promise<Buffer> {
  if (!type.test(request.headers["content-type"] ?? "")) throw new Refusal(415, "This is not what is sent here.");
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= most) parts.push(part);
  }
  if (size > most) throw new Refusal(413, tooMuch);
  return Buffer.concat(parts);
}

/** A text that was sent; "" for anything else. */
export const stringOf = (sent: unknown): string => (typeof sent === "string" ? sent : "");

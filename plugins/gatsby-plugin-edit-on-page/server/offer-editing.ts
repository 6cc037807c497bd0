import type { CreateDevServerArgs } from "gatsby";
import type { IncomingMessage, ServerResponse } from "node:http";
import { PlainError } from "../../gatsby-source-content/plain-error";
import type { Types } from "../../gatsby-source-content/schema/sdl";
import { isHere, type DevServer } from "./guard";
import { operationsIn } from "./operations";
import { smallPicture } from "./pictures";
import { Refused, type Failed } from "./problems";

/** Bytes that an operation takes: those of a text, or of a picture of 30 MB, which a good camera writes at most, in Base64. */
const mostOf = (name: string): number => (name === "add" ? 40_000_000 : 1_000_000);

/**
 * Answers what the panel asks below /___edit: an operation by its name, with what it needs as JSON. A form cannot send JSON, and so
 * no other site can without asking first: https://fetch.spec.whatwg.org/#cors-safelisted-request-header
 */
export function offerEditing({ app }: Pick<CreateDevServerArgs, "app">, types: Types, root = process.cwd()): void {
  // Only the panel gets past the guard, and its requests are compiled against these types.
  const operations: Record<string, (sent: never) => unknown> = operationsIn(root, types);
  const answerTo = async (request: IncomingMessage): Promise<unknown> => {
    if (!isHere(request))
      throw new PlainError("The site can be edited at localhost only, on the machine that runs it.");
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    if (request.method === "GET" && pathname === "/picture") return smallPicture(root, searchParams.get("file") ?? "");
    const name = pathname.slice(1);
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (request.method !== "POST" || !operation) throw new PlainError("There is nothing at this address.");
    return operation((await sentWith(request, mostOf(name))) as never);
  };
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = await answerTo(request).catch((error: unknown) => error);
    const isUnexpected = answer instanceof Error && !(answer instanceof PlainError);
    response.writeHead(isUnexpected ? 500 : 200, {
      "Content-Type": Buffer.isBuffer(answer) ? "image/jpeg" : "application/json",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    });
    const problems = answer instanceof Refused ? answer.problems : undefined;
    const told = answer instanceof Error ? ({ failed: answer.message, problems } satisfies Failed) : answer;
    response.end(Buffer.isBuffer(told) ? told : JSON.stringify(told));
  };
  (app as DevServer).use("/___edit", (request, response) => void respond(request, response));
}

async function sentWith(request: IncomingMessage, most: number): Promise<unknown> {
  if (!/^application\/json\b/.test(request.headers["content-type"] ?? ""))
    throw new PlainError("This is not what is sent here.");
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= most) parts.push(part);
  }
  if (size > most)
    throw new PlainError(
      "A text has 1 MB at most, and a picture 30 MB. Save a larger picture again as a JPEG 2,560 pixels wide.",
    );
  return JSON.parse(Buffer.concat(parts).toString());
}

import type { CreateDevServerArgs } from "gatsby";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import sharp from "sharp";
import { readContent } from "../../gatsby-source-content/read/content";
import { largest } from "../../gatsby-source-content/read/read-text";
import type { Types } from "../../gatsby-source-content/schema/sdl";
import { PlainError } from "../../gatsby-source-content/plain-error";
import { isRecord } from "../../gatsby-source-content/record";
import type { DevServer } from "./dev-server";
import { isHere } from "./guard";
import { changesIn, undoChange } from "./changes";
import { openFile } from "./open-file";
import { choicesFor, ownPicture, partsOfPage, thumbnailSize } from "./parts";
import { saveEdit } from "./save";

type Json = { status?: number; json: unknown };
type Answer = Json | { picture: Buffer };

const refusal = (status: number, failed: string): Json => ({ status, json: { failed } });

/** Answers what the editing panel asks, below /___edit. */
export function offerEditing({ app }: Pick<CreateDevServerArgs, "app">, types: Types, root = process.cwd()): void {
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = isHere(request)
      ? await answerTo(request, root, types).catch((error: unknown) =>
          refusal(error instanceof PlainError ? 200 : 500, error instanceof Error ? error.message : String(error)),
        )
      : refusal(403, "The site can be edited at localhost only, on the machine that runs it.");
    const isPicture = "picture" in answer;
    response.writeHead(isPicture ? 200 : (answer.status ?? 200), {
      "Content-Type": isPicture ? "image/jpeg" : "application/json",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    });
    response.end(isPicture ? answer.picture : JSON.stringify(answer.json));
  };
  (app as DevServer).use("/___edit", (request, response) => void respond(request, response));
}

async function answerTo(request: IncomingMessage, root: string, types: Types): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
  const asked = (name: string): string => searchParams.get(name) ?? "";
  switch (`${request.method} ${pathname}`) {
    case "GET /page":
      return found(partsOfPage(readContent(root), types, asked("path")), `No page has the address ${asked("path")}.`);
    case "GET /file":
      return found(openFile(root, types, asked("file")));
    case "GET /choices":
      return { json: choicesFor(readContent(root), types, asked("file")) };
    case "GET /picture":
      return picture(root, asked("name"));
    case "GET /changes":
      return { json: await changesIn(root) };
    case "POST /save":
    case "POST /undo": {
      const edit = await readJson(request);
      if (edit.status) return edit;
      const { file, digest, fields, body } = isRecord(edit.json) ? edit.json : {};
      if (typeof file !== "string" || typeof digest !== "string") return refusal(400, "This is no edit of a file.");
      if (pathname === "/undo") return { json: await undoChange(root, types, file, digest) };
      if (!isRecord(fields) || (body !== undefined && typeof body !== "string"))
        return refusal(400, "This is no edit of a file.");
      return { json: saveEdit(root, types, { file, digest, fields, body }) };
    }
  }
  return refusal(404, "There is nothing at this address.");
}

const found = (json: unknown, otherwise = ""): Answer => {
  if (json === undefined) return refusal(404, otherwise);
  return isRecord(json) && "failed" in json ? { status: 404, json } : { json };
};

async function picture(root: string, name: string): Promise<Answer> {
  const file = ownPicture(readContent(root), name);
  if (file === undefined) return refusal(404, `The photo ${name} has no picture of its own.`);
  return { picture: await sharp(path.join(root, file)).rotate().resize(thumbnailSize).jpeg().toBuffer() };
}

/** The JSON of a request, or why it is not read. */
async function readJson(request: IncomingMessage): Promise<Json> {
  if (!/^application\/json\b/.test(request.headers["content-type"] ?? ""))
    return refusal(415, "An edit is sent as JSON.");
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= largest) parts.push(part);
  }
  if (size > largest) return refusal(413, "A content file has at most 1 MB.");
  try {
    return { json: JSON.parse(Buffer.concat(parts).toString()) as unknown };
  } catch {
    return refusal(400, "This is no JSON.");
  }
}

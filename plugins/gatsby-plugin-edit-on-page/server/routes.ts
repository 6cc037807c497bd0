import type { CreateDevServerArgs } from "gatsby";
import type { IncomingMessage, ServerResponse } from "node:http";
import { PlainError } from "../../gatsby-source-content/plain-error";
import { readContent } from "../../gatsby-source-content/read/content";
import { largest } from "../../gatsby-source-content/read/read-text";
import { isRecord } from "../../gatsby-source-content/record";
import type { Types } from "../../gatsby-source-content/schema/sdl";
import { posted, Refusal, stringOf, type Answer, type Asked, type Routes } from "./answers";
import { adding } from "./add/routes";
import { changesIn } from "./changes";
import type { DevServer } from "./dev-server";
import { publishing } from "./git/routes";
import { writing } from "./git/run";
import { isHere } from "./guard";
import { openFile } from "./open-file";
import { choicesFor, partsOfPage } from "./parts";
import { pictureOf } from "./pictures";
import { mendAll, saveEdit } from "./save";
import { putBack, undoChange } from "./undo";

const edited = (answer: Parameters<typeof posted>[2]) => posted(largest, "A content file has at most 1 MB.", answer);

const routes: Routes = {
  ...adding,
  ...publishing,
  "GET /page": ({ root, types, param }) =>
    found(partsOfPage(readContent(root), types, param("path")), `No page has the address ${param("path")}.`),
  "GET /file": ({ root, types, param }) => found(openFile(root, types, param("file"))),
  "GET /choices": ({ root, types, param }) => ({ json: choicesFor(readContent(root), types, param("file")) }),
  "GET /picture": async ({ root, param }) => ({ picture: await pictureOf(root, param("section"), param("name")) }),
  "GET /changes": async ({ root }) => ({ json: await changesIn(root) }),
  "POST /save": edited(({ file, digest, fields, body }, { root, types }) => {
    if (!isRecord(fields) || (body !== undefined && typeof body !== "string")) throw noEdit;
    return saveEdit(root, types, { file: stringOf(file), digest: stringOf(digest), fields, body });
  }),
  "POST /undo": edited(({ file, digest }, { root, types }) =>
    undoChange(root, types, stringOf(file), stringOf(digest)),
  ),
  "POST /mend": edited((_nothing, { root, types }) => mendAll(root, types)),
  "POST /put-back": edited(({ files }, { root, types }) => {
    if (!Array.isArray(files)) throw noEdit;
    return putBack(
      root,
      types,
      files.filter(isRecord).map(({ file, kept, digest }) => ({
        file: stringOf(file),
        kept: stringOf(kept),
        digest: stringOf(digest),
      })),
    );
  }),
};

const noEdit = new Refusal(400, "This is no edit of a file.");

/** Answers what the editing panel asks, below /___edit. */
export function offerEditing({ app }: Pick<CreateDevServerArgs, "app">, types: Types, root = process.cwd()): void {
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    const param = (name: string): string => searchParams.get(name) ?? "";
    const answer = await answerTo(`${request.method} ${pathname}`, { root, types, request, param }).catch(failure);
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

async function answerTo(what: string, asked: Asked): Promise<Answer> {
  if (!isHere(asked.request))
    throw new Refusal(403, "The site can be edited at localhost only, on the machine that runs it.");
  const route = Object.hasOwn(routes, what) ? routes[what] : undefined;
  if (!route) throw new Refusal(404, "There is nothing at this address.");
  // Nothing is saved while the latest is put in its place.
  return asked.request.method === "POST" && !(what in publishing) ? writing(() => route(asked)) : route(asked);
}

const failure = (error: unknown): Answer => ({
  status: error instanceof Refusal ? error.status : error instanceof PlainError ? 200 : 500,
  json: { failed: error instanceof Error ? error.message : String(error) },
});

const found = (json: unknown, otherwise = ""): Answer => {
  if (json === undefined) throw new Refusal(404, otherwise);
  return isRecord(json) && "failed" in json ? { status: 404, json } : { json };
};

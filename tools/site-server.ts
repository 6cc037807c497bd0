import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";

/** Serves a finished site as hosts do: `/about` from `about.html` without a redirect, and the 404 page with status 404. */
export function createSiteServer(folder: string): Server {
  if (!existsSync(path.join(folder, "index.html")))
    throw new Error(`There is no site in ${folder}/: run "npm run build" first`);
  const notFound = (response: ServerResponse): void => {
    response.writeHead(404, { "Content-Type": "text/html;charset=utf-8" });
    response.end(readFileSync(path.join(folder, "404.html")));
  };
  const serve = sirv(folder, {
    extensions: ["html"],
    etag: true,
    onNoMatch: (_request, response) => notFound(response),
  });
  return createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    if (pathname.length > 1 && pathname.endsWith("/")) {
      response.writeHead(301, { Location: pathname.replace(/\/+$/, "") + search }).end();
    } else serve(request, response);
  });
}

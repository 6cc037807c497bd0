import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import compression from "compression";
import sirv from "sirv";
import { UserError } from "../../plugins/content-model/user-error";
import { slashed } from "../../plugins/gatsby-plugin-static-pages/old-paths";
import { brotli } from "../../plugins/gatsby-plugin-static-pages/page-weight";
import { readHeaders, readRedirects } from "./host-files";

/**
 * Serves a built site as hosts do, compressed, with the headers and redirects of the build: `/about` from `about.html`, and the 404 page
 * with status 404. `prefix` is the path that the site is published below. The next build makes another folder, which is served then.
 */
export function createSiteServer(folder: string, prefix = ""): Server {
  const identity = (): number | undefined => statSync(folder, { throwIfNoEntry: false })?.ino;
  let [shown, serve] = [identity(), siteHandler(folder, prefix)];
  return createServer((request, response) => {
    const now = identity();
    if (now !== undefined && now !== shown) [shown, serve] = [now, siteHandler(folder, prefix)];
    serve(request, response);
  });
}

function siteHandler(folder: string, prefix: string): RequestListener {
  if (!existsSync(path.join(folder, "index.html")))
    throw new UserError(`There is no site in ${folder}/: run "npm run build" first`);
  const redirects = new Map([[prefix, `${prefix}/`], ...readRedirects(folder)]);
  const headersFor = readHeaders(folder);
  const setHeaders = (response: ServerResponse, pathname: string): void => {
    for (const [name, value] of headersFor(prefix + pathname)) response.setHeader(name, value);
  };
  const notFound = readFileSync(path.join(folder, "404.html"));
  const compress = compression({ brotli });
  const serve = sirv(folder, {
    extensions: ["html"],
    etag: true,
    setHeaders,
    onNoMatch: (_request, response) => {
      setHeaders(response, "/404");
      response.writeHead(404, { "Content-Type": "text/html;charset=utf-8" }).end(notFound);
    },
  });
  return (request, response) => {
    if (!/^(GET|HEAD)$/.test(request.method ?? "")) return response.writeHead(405).end();
    const { pathname, search } = new URL(`http://localhost/${request.url?.replace(/^\/+/, "") ?? ""}`);
    // Each page has one URL: `/about/` redirects to `/about`.
    const target = redirects.get(pathname) ?? pathname.replace(new RegExp(slashed(prefix)), "$1");
    if (target !== pathname) return response.writeHead(301, { Location: target + search }).end();
    if (!pathname.startsWith(`${prefix}/`)) return response.writeHead(404).end();
    request.url = pathname.slice(prefix.length) + search;
    return compress(request, response, () => serve(request, response));
  };
}

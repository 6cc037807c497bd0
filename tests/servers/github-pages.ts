import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import path from "node:path";

const types: Record<string, string> = { ".html": "text/html; charset=utf-8", ".js": "application/javascript" };

/** Serves a folder by the rules of GitHub Pages: `/about` from `about.html`, folders with a slash, no headers of the site's own. */
export const githubPages = (folder: string, prefix: string): Server =>
  createServer((request, response) => {
    const { pathname, search } = new URL(`http://localhost${request.url?.replace(/^\/+/, "/") ?? ""}`);
    const file = path.join(folder, decodeURIComponent(pathname));
    const found = [file, `${file}.html`, path.join(file, "index.html")].find(isFile);
    if (found?.startsWith(`${file}/`) && !pathname.endsWith("/"))
      return response.writeHead(301, { Location: `${pathname}/${search}` }).end();
    const type = types[path.extname(found ?? "404.html")] ?? "application/octet-stream";
    return response
      .writeHead(found ? 200 : 404, { "Content-Type": type, "Cache-Control": "max-age=600" })
      .end(readFileSync(found ?? path.join(folder, prefix, "404.html")));
  });

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

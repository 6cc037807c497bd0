import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import { filesIn } from "../../../plugins/gatsby-plugin-static-pages/files";
import { siteFolder } from "../../support/built-sites";
import { temporaryFolder } from "../../../tools/lib/files";
import { createSiteServer } from "../../../tools/lib/site-server";

/** The endpoint in the built pages, which each test replaces by its own. */
const endpointOrigin = "https://forms.example.com";

/** A local server that receives enquiries; tests set its response. */
export class Endpoint {
  /** Received enquiries; bodies are not decoded, to show line ends and escapes. */
  received: { path?: string | undefined; type?: string | undefined; accept?: string | undefined; body: string }[] = [];

  /** Responds like a service that accepted the enquiry. */
  answer = (response: ServerResponse, accept?: string): void => {
    if (accept === "application/json") json(response, 200, { ok: true });
    else response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>An endpoint's page</h1>");
  };

  readonly listen: RequestListener = (request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    // Browsers also request an icon.
    if (request.method !== "POST") return void response.writeHead(404).end();
    void text(request).then((body) => {
      const { "content-type": type, accept } = request.headers;
      this.received.push({ path: request.url, type, accept, body });
      this.answer(response, accept);
    });
  };

  /** The answers in the last enquiry, by name. */
  get fields(): Record<string, string> {
    return Object.fromEntries(new URLSearchParams(this.received.at(-1)?.body));
  }
}

export const json = (response: ServerResponse, status: number, body: unknown): void =>
  void response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));

/** "native": an endpoint without CORS. */
export type Delivery = "email" | "netlify" | "endpoint" | "native";

/** Serves the site built for a delivery method; its forms send to the local `endpoint`. */
export function createSite(delivery: Delivery, endpoint: string, takeForm: RequestListener): Server {
  const folder = temporaryFolder();
  cpSync(siteFolder(delivery === "native" ? "endpoint" : delivery), folder, { recursive: true });
  for (const file of filesIn(folder).filter((name) => /\.(html|json)$|^_headers$/.test(name))) {
    let words = readFileSync(path.join(folder, file), "utf8").replaceAll(endpointOrigin, endpoint);
    if (delivery === "native") words = words.replaceAll('"cors":true', '"cors":false');
    writeFileSync(path.join(folder, file), words);
  }
  const site = createSiteServer(folder);
  return createServer((request, response) => {
    // Netlify accepts forms at the site's own URLs.
    if (request.method === "POST") takeForm(request, response);
    else site.emit("request", request, response);
  }).on("close", () => rmSync(folder, { recursive: true }));
}

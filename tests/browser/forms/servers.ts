import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import { filesIn } from "../../../plugins/gatsby-plugin-static-pages/files";
import { siteFolder } from "../../support/built-sites";
import { temporaryFolder } from "../../../tools/lib/files";
import { createSiteServer } from "../../../tools/lib/site-server";

/** Stands in the built pages for the endpoint that a test starts. */
const endpointOrigin = "https://forms.example.com";

/** A small server on this machine that takes enquiries; a test says what it answers. */
export class Endpoint {
  /** Enquiries as they arrived; bodies undecoded, to see line ends and escapes as they travelled. */
  received: { path?: string | undefined; type?: string | undefined; accept?: string | undefined; body: string }[] = [];

  /** Answers like a service that took the enquiry. */
  answer = (response: ServerResponse, accept?: string): void => {
    if (accept === "application/json") json(response, 200, { ok: true });
    else response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>An endpoint's page</h1>");
  };

  readonly listen: RequestListener = (request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    // Browsers ask for an icon, too.
    if (request.method !== "POST") return void response.writeHead(404).end();
    void text(request).then((body) => {
      const { "content-type": type, accept } = request.headers;
      this.received.push({ path: request.url, type, accept, body });
      this.answer(response, accept);
    });
  };

  /** The answers of the last enquiry, by name. */
  get fields(): Record<string, string> {
    return Object.fromEntries(new URLSearchParams(this.received.at(-1)?.body));
  }
}

export const json = (response: ServerResponse, status: number, body: unknown): void =>
  void response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));

/** "native": an endpoint that does not answer scripts. */
export type Delivery = "email" | "netlify" | "endpoint" | "native";

/** Serves the site as built for a delivery, its forms leading to `endpoint` on this machine. */
export function createSite(delivery: Delivery, endpoint: string, takeForm: RequestListener, scripts = true): Server {
  const folder = temporaryFolder();
  cpSync(siteFolder(delivery === "native" ? "endpoint" : delivery), folder, { recursive: true });
  for (const file of filesIn(folder).filter((name) => /\.(html|json)$|^_headers$/.test(name))) {
    let words = readFileSync(path.join(folder, file), "utf8").replaceAll(endpointOrigin, endpoint);
    if (delivery === "native") words = words.replaceAll('"cors":true', '"cors":false');
    if (!scripts) words = words.replaceAll(/script-src [^;]*/g, "script-src 'none'");
    writeFileSync(path.join(folder, file), words);
  }
  const site = createSiteServer(folder);
  return createServer((request, response) => {
    // Netlify takes forms at the site's own addresses and then shows the page that stands there.
    if (request.method === "POST") takeForm(request, response);
    else site.emit("request", request, response);
  }).on("close", () => rmSync(folder, { recursive: true }));
}

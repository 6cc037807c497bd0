import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { siteFolder } from "../../../tools/support/chain-sites";
import { readHeaders } from "../../../tools/support/host-files";
import { listen } from "../../../tools/support/listen";
import { createSiteServer } from "../../../tools/support/site-server";

/** Stands in the built pages for the endpoint that a test starts. */
const endpointOrigin = "https://forms.example.com";

/** An enquiry as it arrived. */
export interface Received {
  path: string;
  type: string;
  accept: string;
  /** Undecoded, to see line ends and escapes as they travelled. */
  body: string;
}

/** A small server on this machine that takes enquiries; a test says what it answers. */
export class Endpoint {
  received: Received[] = [];
  /** Answers like a service that took the enquiry. */
  answer = (response: ServerResponse, accept: string): void => {
    if (accept === "application/json") json(response, 200, { ok: true });
    else response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>An endpoint's page</h1>");
  };

  readonly listen: RequestListener = (request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    // Browsers ask for an icon, too.
    if (request.method !== "POST") return void response.writeHead(404).end();
    void readBody(request).then((body) => {
      const { "content-type": type = "", accept = "" } = request.headers;
      this.received.push({ path: request.url ?? "", type, accept, body });
      this.answer(response, accept);
    });
  };

  /** The answers of the last enquiry, by name. */
  get fields(): Record<string, string> {
    return Object.fromEntries(new URLSearchParams(this.received.at(-1)?.body));
  }
}

export function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));
}

/** "native": an endpoint that does not answer scripts. */
export type Delivery = "email" | "netlify" | "endpoint" | "native";

/** Serves the site as built for a delivery, its forms leading to `endpoint` on this machine. */
export function createSite(delivery: Delivery, endpoint: string, takeForm: RequestListener, scripts = true): Server {
  const folder = siteFolder(delivery === "native" ? "endpoint" : delivery);
  const site = createSiteServer(folder);
  const headersFor = readHeaders(folder);
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const isData = pathname.endsWith(".json");
    const file = path.join(folder, isData ? pathname : pathname === "/" ? "index.html" : `${pathname}.html`);
    // Netlify takes forms at the site's own addresses and then shows the page that stands there.
    if (request.method === "POST") return takeForm(request, response);
    if (!existsSync(file)) return site.emit("request", request, response);
    const text = readFileSync(file, "utf8").replaceAll(endpointOrigin, endpoint);
    for (const [name, value] of headersFor(pathname)) {
      const told = value.replaceAll(endpointOrigin, endpoint);
      response.setHeader(name, scripts ? told : told.replace(/script-src [^;]*/, "script-src 'none'"));
    }
    response.setHeader("Content-Type", isData ? "application/json" : "text/html;charset=utf-8");
    response.end(delivery === "native" ? text.replaceAll('"cors":true', '"cors":false') : text);
  });
}

/** Starts a server on a free port of this machine; returns its address. */
export const start = async (server: Server): Promise<string> => `http://127.0.0.1:${await listen(server)}`;

export function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString("utf8");
}

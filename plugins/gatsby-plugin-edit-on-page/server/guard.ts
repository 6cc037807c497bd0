import type { WebsocketManager } from "gatsby/dist/utils/websocket-manager";
import type { IncomingMessage, RequestListener } from "node:http";
import { isIP } from "node:net";
import { PlainError } from "../../gatsby-source-content/plain-error";

/** What we use of the development server, Express, which Gatsby types as `any`. */
export interface DevServer {
  get: (path: string, handler: RequestListener) => void;
  /** For all requests below a path, which the handler does not see. */
  use: (path: string, handler: RequestListener) => void;
  /** What each request comes to first. */
  handle: (...request: [...Parameters<RequestListener>, ...rest: unknown[]]) => void;
}

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** The address at which GitHub Codespaces shows a port: https://docs.github.com/codespaces/developing-in-a-codespace/forwarding-ports-in-your-codespace */
const codespace = (port: number | undefined): string | undefined => {
  const { CODESPACE_NAME: name, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = process.env;
  return name && domain && `${name}-${port}.${domain}`;
};

/** What is looked at of a request. */
type Request = Pick<IncomingMessage, "headers" | "method" | "url"> & { socket: { localPort?: number } };

const refusal = "Only a page of this site can ask this.";

/**
 * Lets nothing through to Gatsby's development server but what pages of its own ask. By itself it answers every origin: drafts in
 * GraphiQL and page data, the editing panel, the list of mistakes. Gatsby has its own routes before it calls `onCreateDevServer`,
 * so the guard stands before the function that hands requests to all of them, and before the sockets, which send the data of pages
 * that change.
 */
export function guard(app: DevServer, sockets: Pick<WebsocketManager, "init">): void {
  const { handle } = app;
  const { init } = sockets;
  if (![handle, init].every((one) => typeof one === "function"))
    throw new PlainError(
      "Gatsby's server has no `handle`, or its sockets no `init`: plugins/gatsby-plugin-edit-on-page/server/guard.ts cannot keep other sites out.",
    );
  app.handle = (request, response, ...rest) => {
    if (isOwnRequest(request)) return handle.call(app, request, response, ...rest);
    response.writeHead(403, { "Content-Type": "application/json" }).end(JSON.stringify({ failed: refusal }));
  };
  sockets.init = (server) =>
    init(server).use(({ request }, next) => next(isOwnRequest(request) ? undefined : new Error(refusal)));
}

/**
 * Whether a request comes from a page of this server, or from a program on this machine. `Host` keeps out names that somebody else
 * leads to this machine; an address in digits (`gatsby develop --host`) is nobody's to lead.
 */
export function isOwnRequest(request: Request): boolean {
  const { host = "", origin, "sec-fetch-site": site = "" } = request.headers;
  if (!isHere(request) && isIP(host.replace(/:\d+$/, "")) === 0) return false;
  if (["cross-site", "same-site"].includes(site)) return isVisit(request);
  if (origin === undefined) return true;
  const port = request.socket.localPort;
  const forwarded = codespace(port);
  // The tunnel of a codespace may name the origin that it leads to. Then the browser has to say that it was the page's own.
  const led = host === forwarded && site === "same-origin" ? `localhost:${port}` : undefined;
  return [host, forwarded, led].some((own) => own && [`http://${own}`, `https://${own}`].includes(origin));
}

/** Whether a request is sent to this machine by its own name, or to the codespace that it is. */
export const isHere = ({ headers: { host = "" }, socket }: Pick<Request, "headers" | "socket">): boolean =>
  loopback.test(host) || host === codespace(socket.localPort);

/** Whether another site leads to a page or to GraphiQL, by a link or in a frame: an editor's preview is one. It sees nothing of what comes. */
const isVisit = ({ headers, method, url = "" }: Request): boolean =>
  method === "GET" && headers["sec-fetch-mode"] === "navigate" && /^\/(?!_)|^\/___(graphql|queries)\b/.test(url);

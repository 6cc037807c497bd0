import type { WebsocketManager } from "gatsby/dist/utils/websocket-manager";
import type { IncomingMessage, RequestListener } from "node:http";
import { isIP } from "node:net";
import { UserError } from "./user-error";

/** What we use of the development server, Express, which Gatsby types as `any`. */
export interface DevServer {
  /** Handles every request. */
  handle: (...request: [...Parameters<RequestListener>, ...rest: unknown[]]) => void;
}

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** The parts of a request that the guard reads. */
type Request = Pick<IncomingMessage, "headers" | "method" | "url">;

const refusal = "Only a page of this site can ask this.";

/**
 * Answers only requests from pages of this server. By itself Gatsby's development server answers every origin, and shows drafts in
 * GraphiQL, page data and sockets. Gatsby adds its routes before it calls `onCreateDevServer`, so the guard wraps the function that
 * hands requests to all of them, and the sockets' own.
 */
export function guard(app: DevServer, sockets: Pick<WebsocketManager, "init">): void {
  const { handle } = app;
  const { init } = sockets;
  if (![handle, init].every((one) => typeof one === "function"))
    throw new UserError(
      "Gatsby's server has no `handle`, or its sockets no `init`: plugins/gatsby-source-content/guard.ts cannot keep other sites out.",
    );
  app.handle = (request, response, ...rest) => {
    if (isOwnRequest(request)) return handle.call(app, request, response, ...rest);
    response.writeHead(403, { "Content-Type": "application/json" }).end(JSON.stringify({ failed: refusal }));
  };
  sockets.init = (server) =>
    init(server).use(({ request }, next) => next(isOwnRequest(request) ? undefined : new Error(refusal)));
}

/**
 * Whether a request comes from a page of this server, or from a program without a browser. A `Host` name other than this machine's is
 * refused, because anyone can point their own name here (DNS rebinding). An IP address (`gatsby develop --host`) cannot be pointed.
 */
export function isOwnRequest(request: Request): boolean {
  const { host = "", origin, "sec-fetch-site": site = "" } = request.headers;
  if (!loopback.test(host) && isIP(host.replace(/:\d+$/, "")) === 0) return false;
  if (["cross-site", "same-site"].includes(site)) return isVisit(request);
  return origin === undefined || [`http://${host}`, `https://${host}`].includes(origin);
}

/** Whether another site links to a page or to GraphiQL, or shows it in a frame. That site cannot read the response. */
const isVisit = ({ headers, method, url = "" }: Request): boolean =>
  method === "GET" && headers["sec-fetch-mode"] === "navigate" && /^\/(?!_)|^\/___graphql\b/.test(url);

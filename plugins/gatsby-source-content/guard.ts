import type { WebsocketManager } from "gatsby/dist/utils/websocket-manager";
import type { IncomingMessage, RequestListener } from "node:http";
import { isIP } from "node:net";
import { hostname } from "node:os";
import { UserError } from "../content-model/user-error";

/** The development server, an Express app that Gatsby types as `any`. */
export interface DevServer {
  handle: (...request: [...Parameters<RequestListener>, ...rest: unknown[]]) => void;
}

/** The names of this machine, also in its network: macOS adds ".local" itself. */
const ownNames = ["localhost", hostname(), `${hostname()}.local`].map((name) => name.toLowerCase());

type Request = Pick<IncomingMessage, "headers" | "method" | "url">;

const refusal = "Only pages of this site may send this request.";

/**
 * Makes the development server reject requests from other sites, which could read drafts. Gatsby adds its routes before it calls
 * `onCreateDevServer`, so the guard wraps the function that dispatches all requests, and that of the sockets.
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
 * Whether a request comes from a page of this server, or from no browser. `Host` must be this machine or an IP address, because anyone
 * can point a domain of theirs here (DNS rebinding).
 */
export function isOwnRequest(request: Request): boolean {
  const { host = "", origin, "sec-fetch-site": site = "" } = request.headers;
  const name = host.replace(/^\[|\]?(?::\d+)?$/g, "");
  if (!ownNames.includes(name) && isIP(name) === 0) return false;
  if (["cross-site", "same-site"].includes(site)) return isVisit(request);
  return origin === undefined || [`http://${host}`, `https://${host}`].includes(origin);
}

/** Whether another site links to a page or to GraphiQL, or frames it. That site cannot read the response. */
const isVisit = ({ headers, method, url = "" }: Request): boolean =>
  method === "GET" && headers["sec-fetch-mode"] === "navigate" && /^\/(?!_)|^\/___graphql\b/.test(url);

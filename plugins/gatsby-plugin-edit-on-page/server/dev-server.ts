import type { RequestListener } from "node:http";

/** What we use of the development server, Express, which Gatsby types as `any`. */
export interface DevServer {
  get: (path: string, handler: RequestListener) => void;
  /** For all requests below a path, which the handler does not see. */
  use: (path: string, handler: RequestListener) => void;
  /** What each request comes to first. */
  handle: (...request: [...Parameters<RequestListener>, ...rest: unknown[]]) => void;
}

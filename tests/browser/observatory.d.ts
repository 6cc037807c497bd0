// What the tests use of @mdn/mdn-http-observatory, which has no types of its own.

declare module "@mdn/mdn-http-observatory/src/constants.js" {
  import type { Requests } from "@mdn/mdn-http-observatory/src/retriever/retriever.js";

  export const ALL_TESTS: readonly ((requests: Requests) => { result: string })[];
  /** The class of each test's result, in the same order. */
  export const ALL_RESULTS: readonly { name: string }[];
}

declare module "@mdn/mdn-http-observatory/src/retriever/retriever.js" {
  /** What a site answered. */
  export interface Requests {
    responses: { https: object | null };
  }

  export function retrieve(hostname: string, ports: { httpPort: number; httpsPort: number }): Promise<Requests>;
}

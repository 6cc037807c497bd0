/** As much of https://github.com/expressjs/compression as is used here; its published types want Express. */
declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";
  import type { BrotliOptions } from "node:zlib";

  type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  export default function compression(options: { brotli: BrotliOptions }): Handler;
}

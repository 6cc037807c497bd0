/** https://github.com/papandreou/subset-font */
declare module "subset-font" {
  export default function subsetFont(font: Buffer, text: string, options: { targetFormat: "woff2" }): Promise<Buffer>;
}

/** As much of https://github.com/expressjs/compression as is used here; its published types want Express. */
declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";
  import type { BrotliOptions } from "node:zlib";

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;
  type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

  const compression: { (options: { brotli: BrotliOptions; filter: Filter }): Handler; filter: Filter };
  export default compression;
}

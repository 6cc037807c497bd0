import { brotliCompressSync } from "node:zlib";
import { brotli as options } from "./site-server";

/** Bytes of a text as content delivery networks send it. */
export const brotli = (text: string): number => brotliCompressSync(text, options).length;

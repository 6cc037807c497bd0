import { request } from "node:https";

/** Milliseconds that a stock host has for one photo. */
const patience = 15_000;

export interface Answer {
  status: number;
  body: Buffer;
}

/** Fetches an address; rejects when there is no answer in time. */
export type Ask = (address: string) => Promise<Answer>;

/** Asks the host of an address, or a stand-in for all hosts on this port of this machine. */
export const askHost =
  (standIn?: number): Ask =>
  (address) =>
    new Promise((resolve, reject) => {
      const { hostname, pathname, search } = new URL(address);
      const place = standIn === undefined ? {} : { hostname: "127.0.0.1", port: standIn, rejectUnauthorized: false };
      const asked = request(
        {
          hostname,
          servername: hostname,
          path: pathname + search,
          headers: { host: hostname },
          timeout: patience,
          signal: AbortSignal.timeout(patience),
          ...place,
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on("data", (part: Buffer) => parts.push(part));
          response.on("error", reject);
          response.on("end", () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts) }));
        },
      );
      asked.on("error", (error) =>
        reject(error.name === "AbortError" ? new Error(`no answer within ${patience / 1000} seconds`) : error),
      );
      asked.end();
    });

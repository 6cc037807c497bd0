import { crlf } from "../enquiry";
import type { Failure } from "../state";

/** The maximum size of `keepalive` requests, in bytes: https://fetch.spec.whatwg.org/#http-network-or-cache-fetch */
const keepaliveLimit = 64 * 1024;

/**
 * Posts a form url-encoded, with `keepalive` if it is small enough. `fetch` fails in the same way if the request is lost, the response
 * is lost, or scripts may not read it; only a browser that was offline before certainly sent nothing.
 *
 * @returns the response, or a failure if there is none
 */
export async function post(url: string, data: FormData, options: RequestInit = {}): Promise<Response | Failure> {
  const offline = !navigator.onLine;
  const body = urlEncoded(data);
  // Url-encoded text is ASCII: one byte per character.
  const keepalive = body.toString().length <= keepaliveLimit;
  try {
    return await fetch(url, { ...options, method: "POST", body, keepalive });
  } catch {
    return { status: "failed", reason: offline ? "offline" : "unanswered" };
  }
}

function urlEncoded(data: FormData): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of data) if (typeof value === "string") body.append(name, crlf(value));
  return body;
}

/** The failure of a response: 429 is a request to wait; after a gateway's 504, the enquiry may have arrived. */
export const refused = ({ status }: Response): Failure => ({
  status: "failed",
  reason: status === 504 ? "unconfirmed" : status === 429 ? "wait" : "failed",
});

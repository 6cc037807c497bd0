import { crlf } from "../enquiry";
import type { Failure } from "../state";

/** Time limit for a response, in milliseconds. */
export const timeoutMs = 15_000;

/** The maximum size of `keepalive` requests, in bytes: https://fetch.spec.whatwg.org/#http-network-or-cache-fetch */
const keepaliveLimit = 64 * 1024;

/** A longer `Retry-After`, in seconds, is not shown. */
const longestWait = 3600;

/**
 * Posts a form url-encoded, with `keepalive` if it is small enough. `fetch` fails in the same way if the request is lost, the response
 * is lost, or scripts may not read it; only a browser that was offline before certainly sent nothing.
 *
 * @returns the response with its text, or a failure if there is none in time
 */
export async function post(
  url: string,
  data: FormData,
  options: RequestInit = {},
): Promise<{ response: Response; text: string } | Failure> {
  const signal = AbortSignal.timeout(timeoutMs);
  const offline = !navigator.onLine;
  const body = urlEncoded(data);
  // Url-encoded text is ASCII: one byte per character.
  const keepalive = body.toString().length <= keepaliveLimit;
  try {
    const response = await fetch(url, { ...options, method: "POST", body, signal, keepalive });
    // If the body is incomplete, the status still counts.
    return { response, text: await response.text().catch(() => "") };
  } catch {
    return { status: "failed", reason: signal.aborted ? "unconfirmed" : offline ? "offline" : "unanswered" };
  }
}

function urlEncoded(data: FormData): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of data) if (typeof value === "string") body.append(name, crlf(value));
  return body;
}

/** The failure of a response: 429 is a request to wait; after a gateway's 504, the enquiry may have arrived. */
export function refused({ status, headers }: Response, notes: readonly string[] = []): Failure {
  if (status === 504) return { status: "failed", reason: "unconfirmed", notes };
  if (status !== 429) return { status: "failed", reason: "failed", notes };
  const seconds = secondsIn(headers.get("Retry-After"));
  return { status: "failed", reason: "wait", notes, ...(seconds && { seconds }) };
}

/**
 * The seconds of `Retry-After`, which has seconds or a date (RFC 9110, section 10.2.3) and is readable across origins only if the
 * service exposes it; undefined if they are unreasonable.
 */
function secondsIn(header: string | null): number | undefined {
  const text = header?.trim() ?? "";
  const isDate = /^[A-Z][a-z]{2,8}, .* GMT$/.test(text);
  const seconds = isDate ? Math.ceil((Date.parse(text) - Date.now()) / 1000) : /^\d+$/.test(text) ? Number(text) : 0;
  return seconds > 0 && seconds <= longestWait ? seconds : undefined;
}

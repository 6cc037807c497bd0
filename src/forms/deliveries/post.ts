import { crlf } from "../enquiry";
import type { Failure } from "../state";

/** How long an answer may take, in milliseconds. */
export const patience = 15_000;

/** How much browsers send on behalf of a page that is gone, in bytes: https://fetch.spec.whatwg.org/#http-network-or-cache-fetch */
const keepaliveLimit = 64 * 1024;

/** The longest wait that a visitor is told in seconds. */
const longestWait = 3600;

/**
 * Sends answers as a browser sends a form, and waits for the answer. The sending outlives the page if it is small enough for that.
 * Without an answer nobody can tell a network that did not take the enquiry from an answer that was lost on the way back, or one
 * that the service does not let scripts read. Only a browser that was offline to begin with knows that nothing was sent.
 */
export async function post(
  address: string,
  data: FormData,
  options: RequestInit = {},
): Promise<{ response: Response; text: string } | Failure> {
  const limit = new AbortController();
  const giveUp = setTimeout(() => limit.abort(), patience);
  const offline = !navigator.onLine;
  const body = urlEncoded(data);
  // Encoded, each character is one byte.
  const keepalive = body.toString().length <= keepaliveLimit;
  try {
    const response = await fetch(address, { ...options, method: "POST", body, signal: limit.signal, keepalive });
    // A text that breaks off cannot be read, but the status was heard.
    return { response, text: await response.text().catch(() => "") };
  } catch {
    return { is: "failed", why: limit.signal.aborted ? "unconfirmed" : offline ? "offline" : "unanswered" };
  } finally {
    clearTimeout(giveUp);
  }
}

function urlEncoded(data: FormData): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of data) if (typeof value === "string") body.append(name, crlf(value));
  return body;
}

/** An answer that does not confirm the enquiry. 429 asks to wait; with 504, a machine on the way had no answer in time. */
export function refused({ status, headers }: Response, notes: readonly string[] = []): Failure {
  if (status === 504) return { is: "failed", why: "unconfirmed", notes };
  if (status !== 429) return { is: "failed", why: "failed", notes };
  const seconds = secondsIn(headers.get("Retry-After"));
  return { is: "failed", why: "wait", notes, ...(seconds && { seconds }) };
}

/**
 * How long `Retry-After` asks to wait: it holds seconds or a date (RFC 9110, section 10.2.3). Another site's answer shows it only where that
 * site exposes it. What is out of reason is not told.
 */
function secondsIn(header: string | null): number | undefined {
  const text = header?.trim() ?? "";
  const isDate = /^[A-Z][a-z]{2,8}, .* GMT$/.test(text);
  const seconds = isDate ? Math.ceil((Date.parse(text) - Date.now()) / 1000) : /^\d+$/.test(text) ? Number(text) : 0;
  return seconds > 0 && seconds <= longestWait ? seconds : undefined;
}

import { crlf } from "../enquiry";
import type { Failure } from "../state";

/** How long an answer may take, in milliseconds. */
export const patience = 15_000;

/**
 * Sends answers as a browser sends a form, and waits for the whole answer; the sending outlives the page. A failure is
 * "offline" only where nothing was heard, and "unconfirmed" where the enquiry may have arrived: the answer was too late or broke
 * off, or the visitor went to another page meanwhile.
 */
export async function post(
  address: string,
  data: FormData,
  options: RequestInit = {},
): Promise<{ response: Response; text: string } | Failure> {
  const limit = new AbortController();
  const giveUp = setTimeout(() => limit.abort(), patience);
  let why: Failure["why"] = "offline";
  const mayHaveArrived = (): void => void (why = "unconfirmed");
  limit.signal.addEventListener("abort", mayHaveArrived);
  window.addEventListener("pagehide", mayHaveArrived);
  try {
    const body = urlEncoded(data);
    const response = await fetch(address, { ...options, method: "POST", body, signal: limit.signal, keepalive: true });
    mayHaveArrived();
    return { response, text: await response.text() };
  } catch {
    return { is: "failed", why };
  } finally {
    clearTimeout(giveUp);
    window.removeEventListener("pagehide", mayHaveArrived);
  }
}

function urlEncoded(data: FormData): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of data) if (typeof value === "string") body.append(name, crlf(value));
  return body;
}

/** An answer that does not confirm the enquiry; 429 asks to wait. */
export function refused({ status, headers }: Response, notes: readonly string[] = []): Failure {
  if (status !== 429) return { is: "failed", why: "failed", notes };
  const seconds = secondsIn(headers.get("Retry-After"));
  return { is: "failed", why: "wait", notes, ...(seconds && { seconds }) };
}

/** `Retry-After` holds seconds or a date. Another site's answer shows it only where that site exposes it. */
function secondsIn(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return seconds > 0 ? seconds : undefined;
}

import { site } from "./site";

/** Makes failed requests to the repository say what to do: Sveltia shows "Failed to fetch", "Bad credentials" or "Unexpected token". */
export function explainFailures(): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const { href, origin } = new URL(input instanceof Request ? input.url : input, document.baseURI);
    if (origin !== new URL(site.commits).origin) return send(input, init);
    // Only GitHub Actions builds after this request: other hosts have a deploy hook.
    if (href.endsWith("/dispatches") && !site.hasActions) return failure(422, "There is no deploy hook.");
    const { signal } = init ?? {};
    // A slow connection uploads 20 KB in a second.
    const timeout = AbortSignal.timeout(30_000 + (typeof init?.body === "string" ? init.body.length / 20 : 0));
    const response = await send(input, {
      ...init,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    }).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      throw new Error(timeout.aborted ? noAnswer : navigator.onLine ? noConnection : offline, { cause: error });
    });
    const { status, headers } = response;
    const isPage = headers.get("Content-Type")?.startsWith("text/html");
    if (response.ok) return isPage ? failure(503, noConnection) : response;
    const isBusy = status === 429 || headers.get("X-RateLimit-Remaining") === "0";
    const words = isBusy ? busy : (remedies[status] ?? (status >= 500 ? outage : undefined));
    return words ? failure(status, words) : response;
  };
}

const failure = (status: number, message: string): Response => Response.json({ message }, { status });

const noAnswer = "No answer came in time. Check your connection, then try again: nothing you wrote is lost.";
const noConnection =
  "The repository cannot be reached. Check your connection, then try again: nothing you wrote is lost.";
const offline = "You are offline. Try again when you are connected: nothing you wrote is lost.";
const busy = "The repository has had too many requests. Try again in a few minutes: nothing you wrote is lost.";
const outage = "The repository's host has a problem. Try again in a few minutes: nothing you wrote is lost.";

/** Remedies by status. */
const remedies: Readonly<Record<number, string>> = {
  401: "Your sign-in has expired. Copy what you wrote, sign out, and sign in again, with a new token if you use one.",
  403: `Your account or token may not do this. Ask ${site.contact} for permission to write.`,
  409: "Somebody else saved at the same moment. Try again: nothing you wrote is lost.",
};

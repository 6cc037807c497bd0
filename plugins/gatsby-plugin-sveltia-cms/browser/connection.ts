import { site } from "./site";

const later =
  "The repository does not answer, or is busy. Check your connection, then try again in a few minutes: nothing you wrote is lost.";

const forbidden = `Your account or token is not allowed to do this. Ask ${site.contact} for permission to write.`;

const remedies: Readonly<Record<number, string>> = {
  401: "Your sign-in has expired. Copy what you wrote, sign out, and sign in again, with a new token if you use one.",
  403: forbidden,
  // Of GitLab and Gitea, for a repository that the editor may no longer see.
  404: forbidden,
  409: "Somebody else saved at the same moment. Try again: nothing you wrote is lost.",
  423: `The site's branch is protected, so your change cannot be saved here. Ask ${site.contact} to let editors push to it.`,
};

/** The statuses of commits that GitHub refuses with the status 200, by its words, as in https://github.com/planetscale/ghcommit/pull/153. */
const refusals: readonly (readonly [words: RegExp, status: number])[] = [
  [/rate limit|Something went wrong/, 429],
  [/not accessible|permission|Could not resolve/, 403],
  [/Expected branch/, 409],
  [/protected|pull request|rule violation/i, 423],
];

/** Makes failed requests to the repository say what to do: Sveltia shows "Failed to fetch", "Bad credentials" or "Unexpected token". */
export function explainFailures(): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init = {}) => {
    const { href, origin } = new URL(input instanceof Request ? input.url : input, document.baseURI);
    if (origin !== new URL(site.commits).origin) return send(input, init);
    // Only GitHub Actions builds after this request: other hosts have a deploy hook.
    if (href.endsWith("/dispatches") && !site.hasActions) return Response.json({}, { status: 422 });
    // A slow connection uploads 20 KB in a second.
    const timeout = AbortSignal.timeout(
      30_000 + (typeof init.body === "string" ? Math.ceil(init.body.length / 20) : 0),
    );
    const signal = AbortSignal.any([timeout, ...(init.signal ? [init.signal] : [])]);
    const response = await send(input, { ...init, signal }).catch((error: unknown) => {
      throw init.signal?.aborted ? error : new Error(later, { cause: error });
    });
    const { ok, headers } = response;
    const isCommit = ok && typeof init.body === "string" && init.body.includes("createCommitOnBranch");
    const words = isCommit ? await response.clone().text() : "";
    // Gitea's response to a change of a file that somebody else has changed.
    const code = response.status === 422 && href.endsWith("/contents") ? 409 : response.status;
    const status = refusals.find(([refusal]) => refusal.test(words))?.[1] ?? code;
    const isBusy = status === 429 || status >= 500 || (!ok && headers.get("X-RateLimit-Remaining") === "0");
    const isPage = ok && headers.get("Content-Type")?.startsWith("text/html");
    const message = isBusy || isPage ? later : remedies[status];
    return message ? Response.json({ message }, { status: status < 300 ? 503 : status }) : response;
  };
}

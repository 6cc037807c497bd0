/** Minutes after which a build has probably failed. */
const patience = 15;

const unpublished = "Saved, not published. Press “Publish Changes”, or choose “Save and Publish” for your next change.";

/** What hosts look for in the message of a commit that they should not build. */
const skipped = /\[(?:skip[ -](?:ci|netlify|actions)|(?:ci|actions)[ -]skip|no[ -]ci|cf-pages-skip)\]/i;

/**
 * What visitors see of the branch, whose last commits come newest first; undefined if the built one is none of them. `seen` has the time
 * at which this browser first saw each: the clocks of computers differ.
 */
export function statusOf(
  commits: readonly { id: string; message: string }[],
  built: string,
  seen: Readonly<Record<string, number>>,
  now: number,
  contact: string,
) {
  const at = commits.findIndex(({ id }) => id === built);
  if (at < 0) return undefined;
  if (at === 0) return { state: "live", words: "Live: visitors see all saved changes." };
  const first = commits.slice(0, at).findLast(({ message }) => !skipped.test(message));
  if (!first) return { state: "saved", words: unpublished };
  const minutes = Math.floor((now - (seen[first.id] ?? now)) / 60_000);
  const late = `Not live after ${patience} minutes. Ask ${contact} for help: the build may have failed.`;
  if (minutes >= patience) return { state: "late", words: late };
  const time = minutes > 1 ? ` for ${minutes} minutes` : "";
  return { state: "building", words: `Being built${time}. Visitors see your changes when it is done.` };
}

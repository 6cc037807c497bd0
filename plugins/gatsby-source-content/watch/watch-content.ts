import type { CreateDevServerArgs } from "gatsby";
import { setTimeout } from "node:timers/promises";
import { checkContent } from "../check";
import { listProblems } from "../checked-content";
import { fileNodes, sourceContent } from "../nodes/source-nodes";
import { readContent } from "../read/read-content";
import type { Content } from "../read/content";
import type { Types } from "../schema/sdl";
import { onContentChange } from "./on-change";

/**
 * Checks the content after each save, and when a file is added, renamed or deleted. Without mistakes, the pages are updated. With
 * mistakes, the pages stay as they were, and the terminal lists the mistakes. Returns what ends the watching.
 */
export function watchContent(api: CreateDevServerArgs, types: Types): () => Promise<void> {
  // Kept, so that a save makes nobody read the files again that are as they were.
  let content: Content | undefined;
  let wasGood = true;

  const check = async (): Promise<void> => {
    const now = (content = readContent());
    const problems = checkContent(now, types);
    if (problems.length > 0) listProblems(problems, api.reporter, "The pages stay as they are until these are fixed.");
    else if (!wasGood) api.reporter.log("The content is in order again.");
    wasGood = problems.length === 0;
    if (!wasGood) return;
    const files = await fileNodes(api, now);
    await queriesDone(api);
    // Another save is on its way, or has mistakes.
    if (now === content) await sourceContent(api, now, types, files);
  };
  const report = (error: unknown): void => {
    const cause = error instanceof Error ? error : new Error(String(error));
    api.reporter.error("A change of the content cannot be shown", cause);
  };
  return onContentChange(() => void check().catch(report));
}

/** How often Gatsby's queries are looked at before a change goes on without them, and milliseconds between two looks. */
const [looks, pause] = [1000, 20];

/**
 * Waits until no query runs. One that finds a node deleted while it runs fails ("Cannot read properties of undefined"), and Gatsby
 * does not run it again: its page would stay broken.
 */
async function queriesDone({ store }: Pick<CreateDevServerArgs, "store">): Promise<void> {
  // Gatsby types its state as any function's result.
  const queries = () => (store.getState as () => State)().queries.trackedQueries.values();
  for (let look = 0; look < looks && [...queries()].some(({ running }) => running > 0); look += 1)
    await setTimeout(pause);
}

interface State {
  queries: { trackedQueries: ReadonlyMap<string, { running: number }> };
}

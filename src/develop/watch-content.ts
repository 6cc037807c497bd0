import type { CreateDevServerArgs } from "gatsby";
import { checkContent } from "../content/check";
import type { Content } from "../content/read/content";
import { onContentChange } from "../content/read/on-change";
import type { Types } from "../content/schema/sdl";
import { sourcedContent } from "../content/nodes/sourced-content";
import { updateContent } from "../content/nodes/source-nodes";
import type { DevServer } from "./dev-server";
import { listProblems } from "../content/good-content";
import { problemStream } from "./problem-stream";

/**
 * Checks the content after each save, and when a file is added, renamed or deleted. Without mistakes, the pages are updated. With
 * mistakes, the pages stay as they were, and the terminal and the browser list the mistakes. Gives what ends the watching.
 */
export function watchContent(api: CreateDevServerArgs, types: Types): () => Promise<void> {
  const stream = problemStream();
  // Kept, so that a save makes nobody read the files again that are as they were.
  let content: Content | undefined;
  let wasGood = true;
  (api.app as DevServer).get("/___content", stream.connect);

  const check = async (): Promise<void> => {
    content = await sourcedContent(api);
    const problems = checkContent(content, types);
    stream.send(problems);
    if (problems.length > 0) listProblems(problems, api.reporter, "The pages stay as they are until these are fixed.");
    else if (!wasGood) api.reporter.log("The content is in order again.");
    wasGood = problems.length === 0;
    if (wasGood) await updateContent(api, content, types);
  };
  const tell = (error: unknown): void => {
    const cause = error instanceof Error ? error : new Error(String(error));
    api.reporter.error("A change of the content cannot be shown", cause);
  };
  return onContentChange(() => void check().catch(tell));
}

import type { IncomingMessage, ServerResponse } from "node:http";
import { countProblems, printProblems, type Problem } from "../../gatsby-source-content/problem";

/** One event: the whole list as text, empty if there are no mistakes, and how many of them can be mended. */
function message(problems: readonly Problem[]): string {
  const text = problems.length > 0 ? `The content has ${countProblems(problems)}:\n\n${printProblems(problems)}` : "";
  return `data: ${JSON.stringify({ text, mendable: problems.filter(({ mend }) => mend).length })}\n\n`;
}

/** Server-sent events that list the current mistakes: one event at once, and one after each change. */
export function problemStream() {
  const browsers = new Set<ServerResponse>();
  let last = message([]);
  return {
    connect: (_request: IncomingMessage, response: ServerResponse): void => {
      // `no-transform` keeps the server from holding events back to compress them.
      response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache, no-transform" });
      response.write(last);
      browsers.add(response);
      response.on("close", () => browsers.delete(response));
    },
    send: (problems: readonly Problem[]): void => {
      last = message(problems);
      browsers.forEach((browser) => browser.write(last));
    },
  };
}

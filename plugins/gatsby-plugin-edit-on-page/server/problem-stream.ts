import type { RequestListener, ServerResponse } from "node:http";
import { countProblems, printProblems, type Problem } from "../../gatsby-source-content/problem";

/** Server-sent events with the current mistakes as text and how many can be mended: one at once, and one after each check. */
export function problemStream() {
  const browsers = new Set<ServerResponse>();
  let last = "";
  const send = (problems: readonly Problem[]): void => {
    const text = problems.length > 0 ? `The content has ${countProblems(problems)}:\n\n${printProblems(problems)}` : "";
    last = `data: ${JSON.stringify({ text, mendable: problems.filter(({ mend }) => mend).length })}\n\n`;
    browsers.forEach((browser) => browser.write(last));
  };
  const connect: RequestListener = (_request, response) => {
    // `no-transform` keeps the server from holding events back to compress them.
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache, no-transform" });
    response.write(last);
    browsers.add(response);
    response.on("close", () => browsers.delete(response));
  };
  send([]);
  return { connect, send };
}

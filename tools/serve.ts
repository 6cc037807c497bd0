import { once } from "node:events";
import { UserError } from "../plugins/gatsby-source-content/user-error";
import { runCommand } from "./lib/run-command";
import { sitePath } from "../plugins/gatsby-source-content/site-path";
import { createSiteServer } from "./lib/site-server";

const usage = "npm run serve   serves the built site at http://localhost:9000, or at the port that PORT names";

void runCommand({ usage, options: {} }, async () => {
  const port = Number(process.env.PORT ?? 9000);
  await once(createSiteServer("dist", sitePath()).listen(port), "listening").catch((error: unknown) => {
    throw new UserError(`Port ${port} cannot be used: ${String(error)}`);
  });
  console.log(`The site is at http://localhost:${port}${sitePath()}/ (Ctrl-C stops it)`);
});

import { once } from "node:events";
import { sitePath } from "../plugins/content-model/site-path";
import { UserError } from "../plugins/content-model/user-error";
import { runCommand } from "./lib/run-command";
import { createSiteServer } from "./lib/site-server";

const usage = "npm run serve   serves the built site at http://localhost:9000; the variable PORT sets another port";

void runCommand({ usage, options: {} }, async () => {
  const server = createSiteServer("dist", sitePath());
  const { PORT = "9000" } = process.env;
  try {
    await once(server.listen(Number(PORT)), "listening");
  } catch {
    const remedy = "end another `npm start`, or set the variable PORT, for example to 9001";
    throw new UserError(`Port ${PORT} is in use, reserved or invalid: ${remedy}`);
  }
  console.log(`The site is at http://localhost:${PORT}${sitePath()}/. Press Ctrl-C to stop.`);
});

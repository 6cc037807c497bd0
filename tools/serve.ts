import { createSiteServer } from "./support/site-server";

const port = Number(process.env.PORT ?? 9000);
createSiteServer("dist").listen(port, () => console.log(`The site is at http://localhost:${port} (Ctrl-C stops it)`));

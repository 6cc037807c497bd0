import { builtSites } from "../support/built-sites";
import { findBrowser } from "../../tools/lib/browsers";
import { configure } from "../browser/configure";

/** Tests the fixture site from `npm run test:builds` in browsers that Playwright does not run. */
export default {
  ...configure(`${builtSites}/email`, builtSites, ["webkit/*.spec.ts"]),
  projects: (["Firefox", "WebKit"] as const).filter(findBrowser).map((name) => ({ name })),
};

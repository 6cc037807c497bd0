import { builtSites } from "../support/built-sites";
import { configure } from "../browser/configure";

/** Tests the fixture site from `npm run test:builds` in WebKit, in one window at a time, because only one has the focus. */
export default configure(`${builtSites}/email`, builtSites, ["webkit/*.spec.ts"]);

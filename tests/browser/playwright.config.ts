import { builtSites } from "../support/built-sites";
import { configure } from "./configure";

/** Tests the engine on the fixture site from `npm run test:builds`. */
export default configure(`${builtSites}/email`, builtSites, ["browser/**/*.spec.ts", "site/*.spec.ts"]);

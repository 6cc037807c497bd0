import { builtSites } from "../support/built-sites";
import { configure } from "./configure";

/** The engine, on the fixture site as `npm run test:builds` left it. */
export default configure(`${builtSites}/email`, builtSites, ["browser/**/*.spec.ts", "site/*.spec.ts"]);

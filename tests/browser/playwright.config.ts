import { chainSites } from "../../tools/support/chain-sites";
import { configure } from "./configure";

/** The engine, on the fixture site as `npm run test:chain` left it. */
export default configure(`${chainSites}/email`, chainSites, ["browser/**/*.spec.ts", "site/walk.spec.ts"]);

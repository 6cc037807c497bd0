import { configure } from "../browser/configure";

/** The owner's site, as `npm run build` left it. */
export default configure("dist", ".", ["site/*.spec.ts"]);

import { builtSites } from "../support/built-sites";
import { configure } from "./configure";

/**
 * Tests the engine on the fixture site from `npm run test:builds`. Of the tests of each page, those of a page with a section of every type
 * and of one in another language suffice: `npm run test:site` runs them on every page of the owner's site.
 */
export default {
  ...configure(`${builtSites}/email`, builtSites, []),
  projects: [
    { testMatch: "browser/**/*.spec.ts" },
    { testMatch: "site/*.spec.ts", grep: /\/(sections|amdanom-ni) is complete/ },
  ],
};

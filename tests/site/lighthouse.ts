import { audit } from "../../tools/lib/lighthouse";
import { withTestSite } from "../../tools/lib/stage";
import { pages, prefix } from "../expected";

/** The first two pages that search engines may show: Lighthouse marks down the others. */
const tested = pages
  .filter(({ indexed }) => indexed)
  .map(({ path }) => path)
  .sort()
  .slice(0, 2);
const categories = ["accessibility", "best-practices", "seo"];

// Holds the built site against Lighthouse: 100 of 100 in all but performance, which depends on the machine.
void withTestSite(async ({ serve, debuggingPort }) => {
  const origin = await serve("dist", prefix);
  for (const page of tested) {
    const { scores, imperfect } = await audit(origin + page, debuggingPort, categories);
    console.log(page, scores, ...imperfect);
    if (categories.some((category) => scores[category] !== 100)) process.exitCode = 1;
  }
});

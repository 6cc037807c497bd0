import { withTestSite } from "../../tools/lib/test-site";
import { pages, prefix } from "../expected";

/** The first two pages that search engines may show: Lighthouse marks down the others. */
const tested = pages
  .filter(({ indexed }) => indexed)
  .map(({ path }) => path)
  .sort()
  .slice(0, 2);

const onlyCategories = ["accessibility", "best-practices", "seo"];

/** Runs Lighthouse with its mobile settings in a running browser, and again after a failure. */
async function audit(url: string, port: number, tries = 3) {
  const { default: lighthouse } = await import("lighthouse");
  // Without a screenshot of the whole page, it takes a fifth less time.
  const flags = { port, logLevel: "silent", onlyCategories, disableFullPageScreenshot: true } as const;
  // On a busy machine it throws some errors, and returns others.
  const [run, problem] = await lighthouse(url, flags).then(
    (run) => [run, run?.lhr.runtimeError?.message] as const,
    (error: unknown) => [undefined, String(error)] as const,
  );
  if (run && !problem) return run.lhr;
  if (tries > 1) return audit(url, port, tries - 1);
  throw new Error(`Lighthouse cannot measure ${url}: ${problem ?? "no result"}`);
}

// Holds the built site against Lighthouse: 100 of 100 in all but performance, which depends on the machine.
void withTestSite(async ({ serve, debuggingPort }) => {
  const origin = await serve("dist", prefix);
  for (const page of tested) {
    const { audits, categories } = await audit(origin + page, debuggingPort);
    const scores = Object.values(categories).map(({ id, score }) => [id, score] as const);
    const weighty = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
    const imperfect = weighty.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 0.9);
    console.log(page, Object.fromEntries(scores), ...imperfect);
    if (onlyCategories.some((id) => categories[id]?.score !== 1)) process.exitCode = 1;
  }
});

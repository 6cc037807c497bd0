import type { Result } from "lighthouse";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** What Lighthouse says of a page on a phone. Times in milliseconds. */
export interface Audit {
  /** Performance, accessibility, best practices, search engines: 0 to 100. */
  scores: number[];
  layoutShift: number;
  largestPaint: number;
  blocking: number;
  /** Audits that are not perfect, as in "uses-text-compression". */
  imperfect: string[];
}

/** Runs Lighthouse with its own settings for phones, in a browser that is already there; again if a busy machine spoils a run. */
export async function audit(
  url: string,
  port: number,
  only: readonly string[] = categories,
  tries = 3,
): Promise<Audit> {
  const { default: lighthouse } = await import("lighthouse");
  const run = await lighthouse(url, { port, output: "json", logLevel: "silent", onlyCategories: [...only] });
  const problem = run?.lhr.runtimeError;
  if (run && !problem) return readResult(run.lhr, only);
  if (tries > 1) return audit(url, port, only, tries - 1);
  throw new Error(`Lighthouse cannot measure ${url}: ${problem?.message ?? "no result"}`);
}

function readResult({ audits, categories: found }: Result, only: readonly string[]): Audit {
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const weighty = only.flatMap((id) => found[id]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  return {
    scores: only.map((id) => Math.round((found[id]?.score ?? 0) * 100)),
    layoutShift: number("cumulative-layout-shift"),
    largestPaint: number("largest-contentful-paint"),
    blocking: number("total-blocking-time"),
    imperfect: weighty.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 0.9),
  };
}

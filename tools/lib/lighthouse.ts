/** Lighthouse's report on a mobile page. */
export interface Audit {
  /** From 0 to 100, by category such as "seo". */
  scores: Record<string, number>;
  /** Audits that failed, for example "image-alt". */
  imperfect: string[];
}

/** Runs Lighthouse with its mobile settings in a running browser, and again after a failure. */
export async function audit(url: string, port: number, categories: readonly string[], tries = 3): Promise<Audit> {
  const { default: lighthouse } = await import("lighthouse");
  const flags = { port, output: "json" as const, logLevel: "silent" as const, onlyCategories: [...categories] };
  // On a busy machine it throws some errors, and returns others.
  const [run, problem] = await lighthouse(url, flags).then(
    (run) => [run, run?.lhr.runtimeError?.message] as const,
    (error: unknown) => [undefined, String(error)] as const,
  );
  if (!run || problem) {
    if (tries > 1) return audit(url, port, categories, tries - 1);
    throw new Error(`Lighthouse cannot measure ${url}: ${problem ?? "no result"}`);
  }
  const { audits, categories: found } = run.lhr;
  const weighty = Object.values(found).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return {
    scores: Object.fromEntries(Object.values(found).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    imperfect: weighty.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 0.9),
  };
}

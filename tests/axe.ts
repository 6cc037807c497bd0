import type AxeBuilder from "@axe-core/playwright";
import axe from "axe-core";

/**
 * Every rule, best practices and experiments included, but for the contrast of level AAA: a brand's colours need it only where visitors
 * ask for more contrast, which contrast.test.ts checks.
 */
export const everyRule = Object.fromEntries(
  axe.getRules().map(({ ruleId }) => [ruleId, { enabled: ruleId !== "color-contrast-enhanced" }]),
);

/** What axe finds wrong, each with the elements that it is about. */
export async function foundBy(builder: AxeBuilder): Promise<string[]> {
  // Frames of other sites, which there are none of, need more: a page beside this one, which takes the focus and most of the time.
  const { violations } = await builder.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}

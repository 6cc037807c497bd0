import type AxeBuilder from "@axe-core/playwright";
import axe, { type RunOptions } from "axe-core";

/**
 * Every rule, best practices and experiments included, but for the contrast of level AAA: a brand's colours need it only where visitors
 * ask for more contrast, which contrast.test.ts checks.
 */
export const everyRule: RunOptions = {
  rules: Object.fromEntries(
    axe.getRules().map(({ ruleId }) => [ruleId, { enabled: ruleId !== "color-contrast-enhanced" }]),
  ),
  iframes: false,
  // Without the places of what passes, it takes a quarter less time.
  resultTypes: ["violations"],
};

/** The violations that axe finds, with their elements. */
export async function findViolations(builder: AxeBuilder): Promise<string[]> {
  // Without legacy mode axe opens a second page, for frames: those of other sites are not tested.
  const { violations } = await builder.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}

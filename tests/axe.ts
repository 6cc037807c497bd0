import type AxeBuilder from "@axe-core/playwright";
import axe from "axe-core";

/** All rules, including level AAA, best practices and experimental ones. */
export const everyRule = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]));

/** The violations that axe finds, with their elements. */
export async function foundBy(builder: AxeBuilder): Promise<string[]> {
  // Without legacy mode axe opens a second page, for frames of other sites: there are none.
  const { violations } = await builder.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}

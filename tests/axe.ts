import type AxeBuilder from "@axe-core/playwright";
import axe from "axe-core";

/** Every rule that there is: those of level AAA, best practices and experiments too. */
export const everyRule = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]));

/** What axe finds wrong, each with the elements that it is about. */
export async function foundBy(builder: AxeBuilder): Promise<string[]> {
  // Frames of other sites, which there are none of, need more: a page beside this one, which takes the focus and most of the time.
  const { violations } = await builder.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}

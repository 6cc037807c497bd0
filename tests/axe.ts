import type AxeBuilder from "@axe-core/playwright";
import axe from "axe-core";

/** Every rule that there is: those of level AAA, best practices and experiments too. */
export const everyRule = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]));

/** What axe finds wrong, each with the elements that it is about. */
export async function foundBy(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}

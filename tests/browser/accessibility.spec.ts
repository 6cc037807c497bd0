import AxeBuilder from "@axe-core/playwright";
import { otherPaths, specification } from "../specification";
import { expect, sizes, test } from "./site";

const paths = [...specification.map(({ path }) => path), ...otherPaths, "/no-such-page"];

for (const path of paths)
  for (const [size, viewport] of Object.entries(sizes))
    for (const colorScheme of ["light", "dark"] as const)
      test.describe(`${path}, ${size}, ${colorScheme}`, () => {
        test.use({ viewport, colorScheme, reducedMotion: "reduce" });

        test("axe finds nothing", async ({ page }) => {
          await page.goto(path);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
        });

        test("nothing is wider than the screen", async ({ page }) => {
          await page.goto(path);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(overflow).toBeLessThanOrEqual(0);
        });
      });

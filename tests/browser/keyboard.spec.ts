import type { Page } from "@playwright/test";
import { expect, paths, sizes, test } from "./site";

for (const [size, viewport] of Object.entries(sizes))
  test.describe(size, () => {
    test.use({ viewport, reducedMotion: "reduce" });

    for (const path of paths)
      test(`the Tab key leads through ${path} in the order of reading, and the focus is always in sight`, async ({
        page,
      }) => {
        await page.goto(path);
        const expected = await page.evaluate(controlsInOrder);
        expect(expected.length).toBeGreaterThan(3);
        const visited: string[] = [];
        for (let presses = 0; presses < expected.length; presses++) {
          await page.keyboard.press("Tab");
          const { name } = await focusOn(page);
          visited.push(name);
          await expect.poll(() => focusOn(page)).toEqual({ name, outlined: true, onScreen: true, covered: false });
        }
        expect(visited).toEqual(expected);
      });

    for (const path of paths)
      test(`what a finger presses on ${path} is at least 44 pixels wide and high`, async ({ page }) => {
        await page.goto(path);
        expect(await page.evaluate(smallTargets, 44)).toEqual([]);
      });
  });

/** The controls that the Tab key is to visit: those that show, in the order of the page; of radio buttons the first. */
const controlsInOrder = (): string[] => {
  const controls = [...document.querySelectorAll<HTMLElement>("a[href], button, input, textarea, select, summary")];
  const groups = new Set<string>();
  return controls
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.tabIndex >= 0)
    .filter((control) => !control.matches(":disabled") && control.getBoundingClientRect().width > 0)
    .filter((control) => {
      if (!(control instanceof HTMLInputElement) || control.type !== "radio") return true;
      const first = !groups.has(control.name);
      groups.add(control.name);
      return first;
    })
    .map((control) => `${control.tagName} ${control.textContent || control.id}`.trim());
};

interface Stop {
  name: string;
  /** Whether it can be told from what is not focused. */
  outlined: boolean;
  /** All of it; of a box for several lines, where the caret is. */
  onScreen: boolean;
  /** Whether something lies over its middle, such as the fixed bar. */
  covered: boolean;
}

const focusOn = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const control = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth } = getComputedStyle(control);
    const { left, top, width, height, bottom } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, Math.min(top + height / 2, window.innerHeight - 5)];
    const above = document.elementFromPoint(x, y);
    const label = control instanceof HTMLButtonElement ? control.labels[0] : undefined;
    return {
      name: `${control.tagName} ${control.textContent || control.id}`.trim(),
      outlined: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
      onScreen: top >= -0.5 && (control instanceof HTMLTextAreaElement ? top + 44 : bottom) <= window.innerHeight + 0.5,
      covered: !(above && (control.contains(above) || above.contains(control) || label?.contains(above))),
    };
  });

/** Controls smaller than that, but for links inside a sentence, which are as high as its lines. */
const smallTargets = (least: number): string[] => {
  const target = (control: HTMLElement): DOMRect => {
    const small = control instanceof HTMLInputElement && ["radio", "checkbox"].includes(control.type);
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
    return (small && label ? label : control).getBoundingClientRect();
  };
  const inSentence = (control: HTMLElement): boolean =>
    getComputedStyle(control).display === "inline" && control.parentElement?.textContent !== control.textContent;
  return [...document.querySelectorAll<HTMLElement>("a[href], button, input, textarea, select, summary")]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.tabIndex >= 0)
    .filter((control) => !inSentence(control) && control.getBoundingClientRect().width > 1)
    .map((control) => ({ control, rect: target(control) }))
    .filter(({ rect }) => Math.round(rect.width) < least || Math.round(rect.height) < least)
    .map(({ control, rect }) => `${control.outerHTML.slice(0, 120)}: ${rect.width} × ${rect.height}`);
};

import type { Page } from "@playwright/test";

/** Presses Tab from the start of a page to its end; returns where the focus leaves the reading order, and where it is not visible. */
export async function tabThrough(page: Page): Promise<{ misordered: string[]; hidden: string[] }> {
  const misordered: string[] = [];
  const hidden: string[] = [];
  const controls = await page.evaluate(controlsInOrder);
  // Moves the focus to before the first control.
  await page.locator("a").first().focus();
  await page.keyboard.press("Shift+Tab");
  let last = "";
  for (const control of controls) {
    let stop = await nextStop(page, hidden);
    // A date has stops for its day, month, year and calendar; a player or a frame has any number.
    while (stop.type === "embedded" || (stop.type === "date" && stop.name === last))
      stop = await nextStop(page, hidden);
    last = stop.name;
    if (last !== control) misordered.push(`${last} instead of ${control}`);
  }
  return { misordered, hidden };
}

/** Presses Tab; adds to `hidden` why the control is not visible. */
async function nextStop(page: Page, hidden: string[]): Promise<{ name: string; type: string }> {
  await page.keyboard.press("Tab");
  const { name, type, faults } = await page.evaluate(focused);
  hidden.push(...faults.map((fault) => `${name} ${fault}`));
  return { name, type };
}

/** The visible, enabled controls and scrolling regions in reading order; of radio buttons the first. */
const controlsInOrder = (): string[] => {
  const selector = "a[href], button, input, textarea, select, summary, [role=region][tabindex]";
  const groups = new Set<string>();
  return [...document.querySelectorAll<HTMLElement>(selector)]
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

/** The focused control and why it is not visible, if so; of a textarea the first lines count, of a scrolling region those on the screen. */
const focused = (): { name: string; type: string; faults: string[] } => {
  const control = document.activeElement ?? document.body;
  const name = `${control.tagName} ${control.textContent || control.id}`.trim();
  if (control.matches("audio, video, iframe")) return { name, type: "embedded", faults: [] };
  const { outlineStyle, outlineWidth } = getComputedStyle(control);
  const label = control instanceof HTMLButtonElement ? control.labels[0] : undefined;
  const { left, top, width, bottom } = control.getClientRects()[0] ?? control.getBoundingClientRect();
  const end = control instanceof HTMLTextAreaElement ? top + 44 : bottom;
  const above = (y: number) => document.elementFromPoint(left + width / 2, y);
  const middle = above((Math.max(top, 0) + Math.min(end, window.innerHeight)) / 2);
  const isCovered = !(middle && (control.contains(middle) || middle.contains(control) || label?.contains(middle)));
  const isFree = control.closest("body > header, [role=region]") || getComputedStyle(control).position === "fixed";
  return {
    name,
    type: control instanceof HTMLInputElement ? control.type : "",
    faults: [
      ...(outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2 ? ["has no ring"] : []),
      ...(control.role !== "region" && (top < -0.5 || end > window.innerHeight + 0.5) ? ["is off the screen"] : []),
      ...(isCovered || (!isFree && above(top + 1)?.closest("body > header")) ? ["lies under something"] : []),
    ],
  };
};

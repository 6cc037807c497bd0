import type { Page } from "@playwright/test";

// Each of these runs in the page, and tells what is wrong there in a list.

/** Whether the page is wider than the screen, and boxes that cut their words off. */
export const cutOff = (): string[] => {
  const wide = document.documentElement.scrollWidth - window.innerWidth;
  const boxes = [...document.querySelectorAll("body > header, main *, footer *")].filter((box) => {
    const { overflow, clipPath } = getComputedStyle(box);
    const holds = overflow !== "visible" && clipPath === "none" && box.tagName !== "TEXTAREA";
    return (holds || box.matches("body > header")) && box.checkVisibility() && box.scrollHeight > box.clientHeight + 1;
  });
  return [
    ...(wide > 0 ? [`the page is ${wide} pixels too wide`] : []),
    ...boxes.map(({ outerHTML }) => outerHTML.slice(0, 120)),
  ];
};

/** What a finger presses that is less than 44 pixels wide or high; a link inside a sentence is as high as its lines. */
export const smallTargets = (): string[] => {
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
    .filter(({ rect }) => Math.round(rect.width) < 44 || Math.round(rect.height) < 44)
    .map(({ control, rect }) => `${control.outerHTML.slice(0, 120)}: ${rect.width} × ${rect.height}`);
};

/** Sets a page's text as wide apart as WCAG 1.4.12 says that readers may. */
export const spaceText = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
  );
  document.adoptedStyleSheets = [sheet];
};

/** As a visitor does in the browser's settings; sizes in pixels are Chromium's own times the factor. */
export async function setTextSize(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16 * factor, fixed: 13 * factor } });
}

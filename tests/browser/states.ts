import type { Page } from "@playwright/test";

export { failedPhotos } from "../../tools/lib/stage";

// These run in the page, and return a list of problems.

/** Elements wider than the screen, and boxes that clip their text. */
export const cutOff = (among = "body > header, body > header *, main *, footer *"): string[] => {
  const overflows = document.documentElement.scrollWidth > window.innerWidth;
  const boxes = [...document.querySelectorAll(among)].filter((box) => {
    const { overflow, clipPath } = getComputedStyle(box);
    const { right, width } = box.getBoundingClientRect();
    const holds = (overflow !== "visible" || box.matches("body > header")) && clipPath === "none";
    const sticksOut = (overflows || box.matches("a, label")) && width > 0 && Math.floor(right) > window.innerWidth;
    return sticksOut || (holds && box.tagName !== "TEXTAREA" && box.scrollHeight > box.clientHeight + 1);
  });
  return boxes.filter((box) => box.checkVisibility()).map(({ outerHTML }) => outerHTML.slice(0, 120));
};

/** Controls of less than 44 by 44 pixels, except links inside a sentence. */
export const smallTargets = (): string[] =>
  [...document.querySelectorAll<HTMLElement>("a[href], button, input, textarea, select, summary")].flatMap(
    (control) => {
      const target = control.matches("[type=radio], [type=checkbox]") ? control.closest("label") : control;
      const { width = 0, height = 0 } = target?.getBoundingClientRect() ?? {};
      const shows = control.checkVisibility({ visibilityProperty: true }) && control.tabIndex >= 0 && width > 1;
      const around = [...(control.parentElement?.childNodes ?? [])].filter(({ nodeName }) => nodeName === "#text");
      const isInSentence = around.some(({ textContent }) => textContent?.trim());
      const isSmall = Math.round(width) < 44 || Math.round(height) < 44;
      return shows && !isInSentence && isSmall ? `${control.outerHTML.slice(0, 120)}: ${width} × ${height}` : [];
    },
  );

/** Sets the text spacing of WCAG 1.4.12. */
export const spaceText = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
  );
  document.adoptedStyleSheets = [sheet];
};

/** Multiplies the browser's default font sizes, as visitors do in its settings. */
export async function setTextSize(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16 * factor, fixed: 13 * factor } });
}

// These run in a page, and return a list of problems.

/** Texts outside the page's column or their boxes, and overlapping texts, images and parts of the page. */
export function misplaced(parts: string): string[] {
  const found = new Set<string>();
  const footer = document.querySelector("body > footer") ?? document.body;
  const margin = Number.parseFloat(getComputedStyle(footer).paddingLeft) - 1;
  if (document.documentElement.scrollWidth > innerWidth) found.add("the page is wider than the screen");
  let end = -Infinity;
  for (const part of document.querySelectorAll(parts)) {
    const report = (fault: string) => found.add(`${part.className}: ${fault}`);
    const side = part.matches("header, nav") ? 0 : margin;
    const { top, bottom } = part.getBoundingClientRect();
    if (top < end - 1) report("overlaps the part above");
    end = bottom;
    const images = part.querySelectorAll("figure:has(img), i, svg, input:not([type=hidden], [tabindex]), textarea");
    const items = [...images].map((element) => ({
      element,
      box: element.getBoundingClientRect(),
      name: element.tagName,
    }));
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const boxes = boxesAround(element, part);
      // A table scrolls inside itself.
      if (!element || !boxes || element.closest("[role=region]")) continue;
      const name = `${element.tagName} "${texts.currentNode.textContent?.slice(0, 20)}"`;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const { x, y, width, height } of range.getClientRects()) {
        if (width < 1) continue;
        // The height of most letters.
        const box = new DOMRect(x, y + height / 5, width, height * 0.6);
        items.push({ element, box, name });
        if (box.left < side || box.right > innerWidth - side) report(`${name} is outside the column`);
        if (boxes.some((around) => !contains(around, box))) report(`${name} is outside its box`);
      }
    }
    items.sort((one, other) => one.box.top - other.box.top);
    for (const [at, one] of items.entries())
      for (const other of items.slice(at + 1)) {
        if (other.box.top > one.box.bottom) break;
        if (overlap(one, other)) report(`${one.name} overlaps ${other.name}`);
      }
  }
  return [...found];

  /** The boxes around an element, up to a part of the page; undefined for an invisible element, for example a honeypot. */
  function boxesAround(element: Element | null, part: Element): DOMRect[] | undefined {
    if (!element?.checkVisibility() || element.closest("p[aria-hidden]")) return undefined;
    const { display, clipPath, overflowY } = getComputedStyle(element);
    if (clipPath !== "none") return undefined;
    const above = element === part ? [] : boxesAround(element.parentElement, part);
    const isBox = !["inline", "contents"].includes(display) && overflowY !== "auto";
    return above && isBox ? [...above, element.getBoundingClientRect()] : above;
  }

  /** Whether a box contains another; letters may overhang by two pixels. */
  function contains(around: DOMRect, { left, right, top, bottom }: DOMRect): boolean {
    return left > around.left - 2 && right < around.right + 2 && top > around.top - 2 && bottom < around.bottom + 2;
  }

  function overlap(one: { element: Element; box: DOMRect }, other: { element: Element; box: DOMRect }): boolean {
    const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    return across > 1 && down > 1 && !one.element.contains(other.element) && !other.element.contains(one.element);
  }
}

/** Photos that are cropped, enlarged, or taller than the screen. */
export const croppedPhotos = (): string[] =>
  [...document.querySelectorAll<HTMLImageElement>("figure img")].flatMap((image) => {
    const [figure, { left, right, top, bottom }] = [image.closest("figure"), image.getBoundingClientRect()];
    const around = figure?.getBoundingClientRect() ?? new DOMRect();
    const outside = Math.max(around.top - top, bottom - around.bottom, around.left - left, right - around.right);
    const isEnlarged = right - left > Number(image.getAttribute("width")) || bottom - top > innerHeight;
    const isWhole = getComputedStyle(image).objectFit === "contain" && outside <= 1 && !isEnlarged;
    return isWhole ? [] : `${figure?.parentElement?.className}: ${image.outerHTML}`;
  });

/** Elements wider than the screen, and boxes that clip their text. */
export const cutOff = (elements = "body > header, body > header *, main *, footer *"): string[] => {
  const overflows = document.documentElement.scrollWidth > innerWidth;
  const boxes = [...document.querySelectorAll(elements)].filter((box) => {
    const { overflow, clipPath } = getComputedStyle(box);
    const { right, width } = box.getBoundingClientRect();
    const isClipping = (overflow !== "visible" || box.matches("body > header")) && clipPath === "none";
    const sticksOut = (overflows || box.matches("a, label")) && width > 0 && Math.floor(right) > innerWidth;
    // A photo may be cropped. In WebKit, the parts of a date reach two pixels into its padding, and are whole.
    const isWhole = box.matches("figure, textarea, [type=date]");
    return sticksOut || (isClipping && !isWhole && box.scrollHeight > box.clientHeight + 1);
  });
  return boxes.filter((box) => box.checkVisibility()).map(({ outerHTML }) => outerHTML.slice(0, 120));
};

/** Waits for the transitions that a change of the screen has started, for example of a menu that closes. */
export const settle = (): Promise<unknown> =>
  Promise.allSettled(document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? one.finished : [])));

/** Controls of less than 44 by 44 pixels, or under another, except links inside a sentence or an editor's text, where a paragraph may be only a link. */
export const smallTargets = (): string[] => {
  const controls = document.querySelectorAll<HTMLElement>("a[href], button, input, textarea, select, summary");
  const targets = [...controls].flatMap((control) => {
    const target = control.matches("[type=radio], [type=checkbox]") ? control.closest("label") : control;
    const box = target?.getBoundingClientRect() ?? new DOMRect();
    const shows = control.checkVisibility({ visibilityProperty: true }) && control.tabIndex >= 0 && box.width > 1;
    const around = [...(control.parentElement?.childNodes ?? [])].filter(({ nodeName }) => nodeName === "#text");
    const isInText =
      control.matches(".rich-text a, .notice a, label a") || around.some((one) => one.textContent?.trim());
    return shows && !isInText ? { control, box } : [];
  });
  return targets.flatMap(({ control, box: { left, right, top, bottom, width, height } }, at) => {
    const isSmall = Math.round(width) < 44 || Math.round(height) < 44;
    const covers = ({ box }: { box: DOMRect }): boolean =>
      box.left < right - 1 && box.right > left + 1 && box.top < bottom - 1 && box.bottom > top + 1;
    // The header stays over the page, and the skip link over the header.
    return isSmall || (control.matches("main *, footer *") && targets.slice(at + 1).some(covers))
      ? `${control.outerHTML.slice(0, 120)}: ${width} × ${height}`
      : [];
  });
};

/** Stock photos, whose URLs have their sizes, that are stretched by more than a fifth or have three times the pixels that they show. */
export const badlySized = (): string[] =>
  [...document.querySelectorAll<HTMLImageElement>('main img[srcset^="https:"]')].flatMap((image) => {
    const pixels = new URL(image.currentSrc).searchParams;
    const [wide, high] = [Number(pixels.get("w")), Number(pixels.get("h"))];
    const [width, height] = [image.width * devicePixelRatio, image.height * devicePixelRatio];
    const isStretched = Math.max(width / wide, height / high) > 1.2;
    return isStretched || wide * high > 3 * width * height ? [`${image.currentSrc} for ${width} × ${height}`] : [];
  });

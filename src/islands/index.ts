/**
 * The only script that pages load, and only pages with a form. It fetches React, the form and its props at the visitor's first
 * interaction with the form, so other visitors download nothing. Until then, or if they cannot be fetched, the browser's own form works.
 * Clicks on the buttons of other islands are repeated after hydration.
 */
function watch(island: HTMLElement): void {
  let started = false;
  /** The timer of a submission that waits for hydration; 0 without one. */
  let timer = 0;
  /** The button that was clicked before hydration. */
  let clicked: HTMLElement | null = null;

  const start = async (): Promise<void> => {
    if (started) return;
    started = true;
    try {
      const [{ hydrate }, data] = await Promise.all([
        import("./island"),
        fetch(island.dataset.island ?? "").then((response): Promise<unknown> => response.json()),
      ]);
      island.removeEventListener("submit", hold);
      island.removeEventListener("click", remember);
      // React expects the button's original text.
      showWait(false);
      hydrate(island, data);
      if (timer) submitAgain();
      else clicked?.click();
    } catch {
      // Offline, or the files are of an older version of the site: the next interaction tries again, and a submission waits for its timer.
      // Firefox may fail during the event of the submission, in which browsers ignore another.
      started = false;
      clicked = null;
    }
  };

  /** Delays a submission until hydration, by three seconds at most. */
  const hold = (event: Event): void => {
    event.preventDefault();
    showWait(true);
    timer ||= window.setTimeout(submitByBrowser, 3000);
    void start();
  };

  const remember = ({ target }: Event): void => {
    // Assistive technology may send no other event.
    void start();
    if (target instanceof Element) clicked = target.closest<HTMLElement>("button[type=button]");
  };

  const submitByBrowser = (): void => {
    island.removeEventListener("submit", hold);
    submitAgain();
    // A `mailto:` submission does not leave the page.
    island.addEventListener("submit", hold);
  };

  const submitButton = () => island.querySelector<HTMLButtonElement>("button[type=submit]");
  const label = submitButton()?.textContent ?? "";

  const showWait = (waits: boolean): void => {
    const button = submitButton();
    if (!button) return;
    button.ariaDisabled = String(waits);
    button.textContent = (waits && button.dataset.sending) || label;
  };

  /** Presses the form's button, which may have the action. Later changes are included and validated. */
  const submitAgain = (): void => {
    clearTimeout(timer);
    timer = 0;
    showWait(false);
    submitButton()?.click();
  };

  for (const type of ["focusin", "pointerdown"]) island.addEventListener(type, () => void start());
  island.addEventListener("submit", hold);
  island.addEventListener("click", remember);
  if (island.contains(document.activeElement)) void start();
}

const watchAll = (): void => document.querySelectorAll<HTMLElement>("[data-island]").forEach(watch);

// A prerendered page has no visitor yet.
if (document.prerendering) document.addEventListener("prerenderingchange", watchAll, { once: true });
else watchAll();

// Makes this file a module, so that its names are not global.
export {};

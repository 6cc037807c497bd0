/**
 * The only script that a page loads by itself, and only a page with a form: it fetches React, the form and its words when a
 * visitor first touches the form, so other visitors download nothing. Until then, and if they cannot be fetched, the browser's own
 * form works.
 */
function watch(island: HTMLElement): void {
  const touches = ["focusin", "pointerdown"];
  let started = false;
  /** Timer of a submission that waits for hydration; 0 if none does. */
  let patience = 0;

  const start = async (): Promise<void> => {
    if (started) return;
    started = true;
    try {
      const [{ hydrate }, data] = await Promise.all([
        import("./island"),
        fetch(island.dataset.island ?? "").then((response): Promise<unknown> => response.json()),
      ]);
      touches.forEach((touch) => island.removeEventListener(touch, onTouch));
      island.removeEventListener("submit", hold);
      // React expects the words that it wrote.
      showWait(false);
      hydrate(island, data);
      if (patience) submitAgain();
    } catch {
      // Offline, or a file of an older version of the site that is gone: the next touch tries again.
      started = false;
      if (patience) submitByBrowser();
    }
  };

  /** Delays a submission until hydration, by three seconds at most. */
  const hold = (event: Event): void => {
    event.preventDefault();
    showWait(true);
    patience ||= window.setTimeout(submitByBrowser, 3000);
    void start();
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

  /** By the form's button, which may hold the action. Validates again, so later changes are included. */
  const submitAgain = (): void => {
    clearTimeout(patience);
    patience = 0;
    showWait(false);
    submitButton()?.click();
  };

  const onTouch = (): void => void start();
  touches.forEach((touch) => island.addEventListener(touch, onTouch));
  island.addEventListener("submit", hold);
  if (island.contains(document.activeElement)) void start();
}

const watchAll = (): void => document.querySelectorAll<HTMLElement>("[data-island]").forEach(watch);

// A prerendered page is not visited yet.
if (document.prerendering) document.addEventListener("prerenderingchange", watchAll, { once: true });
else watchAll();

// Makes this file a module, so its names are not global.
export {};

/**
 * The only script that a page loads by itself, and only a page with an island: it fetches React, the form and its words when a
 * visitor touches the form, so that whoever does not write pays for nothing. Until then, and for good if they cannot be fetched, the
 * browser's own form is there.
 */
function watch(island: HTMLElement): void {
  const touches = ["focusin", "pointerdown"];
  let started = false;
  /** Runs out for a submission that waits for React. */
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
      hydrate(island, data);
      if (patience) submitAgain();
    } catch {
      // Offline, or gone after a new version of the site: the next touch tries again.
      started = false;
      if (patience) submitByBrowser();
    }
  };

  /** Keeps a submission until React is there, but not for longer than a visitor waits. */
  const hold = (event: Event): void => {
    event.preventDefault();
    patience ||= window.setTimeout(submitByBrowser, 3000);
    void start();
  };

  const submitByBrowser = (): void => {
    island.removeEventListener("submit", hold);
    submitAgain();
    // An email app leaves the page where it is.
    island.addEventListener("submit", hold);
  };

  /** With the form's button, which knows where to send. What was written in the meantime is checked and sent along. */
  const submitAgain = (): void => {
    clearTimeout(patience);
    patience = 0;
    island.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
  };

  const onTouch = (): void => void start();
  touches.forEach((touch) => island.addEventListener(touch, onTouch));
  island.addEventListener("submit", hold);
  if (island.contains(document.activeElement)) void start();
}

const watchAll = (): void => document.querySelectorAll<HTMLElement>("[data-island]").forEach(watch);

// A page that the browser prepares ahead of a click is not read yet.
if (document.prerendering) document.addEventListener("prerenderingchange", watchAll, { once: true });
else watchAll();

// A module: its names are its own.
export {};

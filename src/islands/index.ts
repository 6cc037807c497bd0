/**
 * The only script that a page loads by itself, and only a page with an island: it fetches React and the form when a visitor
 * comes near. Until then, and for good if they cannot be fetched, the browser's own form is there.
 */
function watch(element: Element): void {
  const near = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && wake(), {
    rootMargin: "100%",
  });
  let waking = false;
  const wake = (): void => {
    if (waking) return;
    waking = true;
    import(/* webpackChunkName: "island" */ "./island").then(
      (island) => {
        near.disconnect();
        element.removeEventListener("focusin", wake);
        island.wake(element);
      },
      // Offline, or gone after a new version of the site: the next touch tries again.
      () => (waking = false),
    );
  };
  near.observe(element);
  element.addEventListener("focusin", wake);
  if (element.contains(document.activeElement)) wake();
}

const start = (): void => document.querySelectorAll("[data-island]").forEach(watch);

// A page that the browser prepares ahead of a click is not read yet.
if (document.prerendering) document.addEventListener("prerenderingchange", start, { once: true });
else start();

/**
 * Puts a tour's frame in the place of its link when a visitor presses that, and moves the focus there. Until then, nothing is loaded from
 * the other host. With a modifier key, the link stays a link.
 */
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-frame]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const frame = document.createElement("iframe");
  frame.src = link.dataset.frame ?? "";
  frame.title = link.dataset.title ?? "";
  frame.allow = "autoplay; fullscreen; xr-spatial-tracking";
  link.replaceWith(frame);
  frame.focus();
});

export {};

/** https://wicg.github.io/nav-speculation/prerendering.html, which TypeScript's DOM types lack. */
interface Document {
  readonly prerendering?: boolean;
}

interface PerformanceEntry {
  /** Of a navigation: when the visitor opened the page, in milliseconds; 0 unless it was prerendered. */
  readonly activationStart?: number;
}

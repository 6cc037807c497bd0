/** https://wicg.github.io/nav-speculation/prerendering.html, which TypeScript's DOM types lack. */
interface Document {
  readonly prerendering?: boolean;
}

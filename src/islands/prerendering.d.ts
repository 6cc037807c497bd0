/** https://wicg.github.io/nav-speculation/prerendering.html, which TypeScript does not know yet. */
interface Document {
  readonly prerendering?: boolean;
}

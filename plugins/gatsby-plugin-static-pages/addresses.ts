/** The file in `dist/` from which hosts answer an address without a redirect: `/about` -> `about.html`. */
export const pageFile = (path: string): string =>
  path === "/" ? "index.html" : `${path.replace(/^\/|\/$/g, "")}.html`;

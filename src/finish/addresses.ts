/** The file in `dist/` from which hosts answer an address without a redirect: `/about` -> `about.html`. */
export const pageFile = (path: string): string =>
  path === "/" ? "index.html" : `${path.replace(/^\/|\/$/g, "")}.html`;

/** The file in which Gatsby leaves a page: `/about` -> `about/index.html`. */
export const gatsbyFile = (path: string): string =>
  path === "/404.html" ? "404.html" : `${path.replace(/^\/|\/$/g, "")}/index.html`.replace(/^\//, "");

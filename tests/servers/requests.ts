/** Old paths that lead to `/about`, as browsers send them. */
export const oldPaths = [
  ...["/about-us", "/company/story", "/old.html", "/Services.aspx", "/our_team", "/2019/05/post.php", "/caf%C3%A9"],
  ...["/c++(old)", "/two%20words", "/a&b=c!,~@us@"],
];

/** Old paths of the pages' own files. Hosts that do not redirect show the page. */
export const filePaths = { "/index.html": "/", "/about.html": "/about" };

const allTo = (answer: string, paths: readonly string[]) => paths.map((path) => [path, answer] as const);

/** What each host answers to a request: a page, the 404 page, or a redirect to a path. */
export const requests = [
  ...allTo("page", ["/", "/about", "/about?from=card", "/admin"]),
  ...allTo("missing", ["/nowhere", "/static/gone-0123456789.js", "/ServicesXaspx", "/services.aspx"]),
  ...allTo("/about", [
    ...oldPaths.flatMap((path) => (path.endsWith(".html") ? path : [path, `${path}/`])),
    "/caf%c3%a9",
    "/caf%c3%a9/",
  ]),
  ...allTo("/about?utm_source=a%20b&c=d", ["/about-us?utm_source=a%20b&c=d"]),
];

/** Redirects of all hosts but GitHub Pages, which shows the page or the 404 page. */
export const moreRedirects = [
  ...Object.entries(filePaths),
  ...Object.entries({
    "/about/": "/about",
    "/about/?from=card&by=post": "/about?from=card&by=post",
    "/admin/": "/admin",
  }),
];

/** Browsers read `/\evil.example`, `/<tab>/evil.example` and `//evil.example` as another site. */
export const attacks = ["/%5C", "/%09/", "//", "/%2F", "/%0D%0ALocation:%20"].map((start) => `${start}evil.example/`);

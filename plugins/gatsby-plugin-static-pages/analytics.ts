type Analytics = NonNullable<NonNullable<Queries.FinishedSiteQuery["company"]>["analytics"]>;

/** An inline script that adds a statistics service after the page has loaded and is visible, unless the visitor's browser objects. */
export function analyticsLoader({ script, attributes }: Analytics): string {
  const all = JSON.stringify([["src", script], ...attributes.map(({ name, value }) => [name, value])]);
  return [
    'if (navigator.doNotTrack !== "1" && !navigator.globalPrivacyControl) addEventListener("load", () => {',
    'const add = () => { const script = document.createElement("script");',
    `for (const [name, value] of ${all.replaceAll("<", "\\u003c")}) script.setAttribute(name, value);`,
    "document.head.append(script); };",
    'document.prerendering ? document.addEventListener("prerenderingchange", add, { once: true }) : add();',
    "}, { once: true });",
  ].join("");
}

/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { attribute, elementsIn } from "../../src/finish/tree";
import { readPages } from "./pages";

const pages = new Map(readPages().map(({ file, document }) => [file, [...elementsIn(document)]]));
const pathOf = (file: string): string => (file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`);

/** Where a link on a page leads within the site: the file that answers it, and the anchor; undefined for another host. */
function target(href: string, from: string): { file: string; anchor: string } | undefined {
  const site = "https://site.example";
  const { origin, pathname, hash } = new URL(href, site + pathOf(from));
  if (origin !== site) return undefined;
  const file =
    pathname === "/" ? "index.html" : path.extname(pathname) ? pathname.slice(1) : `${pathname.slice(1)}.html`;
  return { file, anchor: decodeURIComponent(hash.slice(1)) };
}

test.each([...pages.keys()])("every link and file that %s names is there, anchors included", (file) => {
  const named = (pages.get(file) ?? []).flatMap((element) =>
    ["href", "src", "action", "formaction"].flatMap((name) => attribute(element, name) ?? []),
  );
  const targets = named.flatMap((href) => target(href, file) ?? []);
  expect(targets.length).toBeGreaterThan(5);
  const broken = targets.filter(({ file: found, anchor }) => {
    const place = path.join("dist", found);
    if (anchor === "") return !existsSync(place);
    // An icon, in the file that holds all of them.
    if (found.endsWith(".svg")) return !readFileSync(place, "utf8").includes(`id="${anchor}"`);
    return !pages.get(found)?.some((element) => attribute(element, "id") === anchor);
  });
  expect(broken).toEqual([]);
});

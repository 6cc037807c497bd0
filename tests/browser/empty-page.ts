import { existsSync, readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { bundle } from "../../plugins/gatsby-plugin-static-pages/bundle";
import { siteFolder } from "../support/built-sites";
import { sectionsOf, usual, type Fields } from "./generated-sections";

/** The exports of `openEmpty`'s bundle. */
declare const site: { show: (data: object) => void };

const script = `
  import { createElement } from "react";
  import { renderToStaticMarkup } from "react-dom/server";
  import Page from "./src/templates/page";
  export const show = ({ company, sections }) => {
    const shown = sections.map((section, id) => ({ ...section, id, anchor: "section-" + id, company }));
    const data = { page: { path: "/", navigation: company.navigation, sections: shown }, company };
    document.body.innerHTML = renderToStaticMarkup(createElement(Page, { data, pageContext: {} }));
  };`;

/** The script, bundled at its first use. */
let bundled: ReturnType<typeof bundle> | undefined;
const bundleScript = () =>
  bundle("The page", "", {
    stdin: { contents: script, resolveDir: "." },
    write: false,
    splitting: false,
    format: "iife",
    globalName: "site",
    loader: { ".scss": "empty" },
  });

/** Opens an empty page with the page template and the styles of previews in /admin. */
export async function openEmpty(page: Page): Promise<void> {
  const admin = `${siteFolder("email")}/static/admin`;
  const folder = readdirSync(admin).find((name) => existsSync(`${admin}/${name}/styles.css`));
  const body = `<!doctype html><link rel="stylesheet" href="/static/admin/${folder}/styles.css">`;
  await page.route("/empty", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/empty");
  bundled ??= bundleScript();
  await page.addScriptTag({ content: (await bundled).outputFiles?.[0]?.text ?? "" });
}

/** Renders a page with these sections. */
export const show = (page: Page, company: Fields, sections: readonly Fields[]): Promise<void> =>
  page.evaluate((data) => site.show(data), { company, sections });

/** Sections of each type with all fields, in every combination of choices. */
export const complete = sectionsOf(usual)
  .flat()
  .filter((section) =>
    Object.values(section).every((value) => value !== null && !(Array.isArray(value) && value.length === 0)),
  );

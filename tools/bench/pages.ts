import { cpSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { pageFile } from "../../plugins/gatsby-plugin-static-pages/files";
import { audit } from "../lib/lighthouse";
import { withTestSite } from "../lib/stage";
import { compare } from "./compare";

const pages = ["/", "/about", "/services", "/agents"];
const folder = "reports/floor";

/** Lighthouse's audits of times in milliseconds. */
const ids = ["first-contentful-paint", "largest-contentful-paint", "mainthread-work-breakdown", "total-blocking-time"];

/** Measures the built pages beside the lightest pages with the same text. */
export const benchPages = (rounds: number): Promise<void> =>
  withTestSite(async ({ browser, debuggingPort, serve }) => {
    const ours = await serve("dist");
    rmSync(folder, { recursive: true, force: true });
    cpSync("dist", folder, { recursive: true });
    writeFileSync(path.join(folder, "_headers"), "");
    const tab = await browser.newPage();
    for (const page of pages) {
      await tab.goto(ours + page);
      writeFileSync(path.join(folder, pageFile(page)), await floorOf(tab));
    }
    const floor = await serve(folder);
    for (const page of pages) {
      const measure = async (origin: string) => {
        const { figures, scores } = await audit(origin + page, debuggingPort, ["performance"]);
        return { ...figures(ids), score: scores.performance ?? Number.NaN };
      };
      // The first visit makes the stub encode the photos.
      for (const origin of [ours, floor]) await measure(origin);
      await compare(page, [ours, floor], rounds, measure);
    }
  });

/** A page's text and structure without class names, illustrations, fonts, wrappers and scripts. */
const floorOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    for (const extra of document.querySelectorAll("script, source, style, svg, [rel=preload]")) extra.remove();
    for (const wrapper of document.querySelectorAll("div:not([id]), image, span:not([id])"))
      wrapper.replaceWith(...wrapper.childNodes);
    for (const element of document.querySelectorAll("*"))
      for (const name of ["class", "srcset", "sizes", "loading"]) element.removeAttribute(name);
    const style = "body{max-width:60rem;margin:auto;font:1.1rem/1.6 sans-serif}img{max-width:100%;height:auto}";
    document.head.insertAdjacentHTML("beforeend", `<style>${style}</style>`);
    return `<!doctype html>${document.documentElement.outerHTML}`;
  });

import { cpSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { pageFile } from "../../plugins/gatsby-plugin-static-pages/addresses";
import { audit, type Audit } from "../support/lighthouse";
import { createStage } from "../support/stage";
import { compared, type Rows } from "./compared";

const pages = ["/", "/about", "/services", "/agents"];
const folder = "reports/floor";

/** Figures of Lighthouse's, in milliseconds. */
const figures = {
  "first paint": "first-contentful-paint",
  "largest paint": "largest-contentful-paint",
  "main thread": "mainthread-work-breakdown",
  "blocking time": "total-blocking-time",
};

/** Measures the finished site's pages beside the least that pages with the same words can weigh. */
export async function benchPages(rounds: number): Promise<Rows> {
  const stage = await createStage();
  try {
    const ours = await stage.serve("dist");
    rmSync(folder, { recursive: true, force: true });
    cpSync("dist", folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
    writeFileSync(path.join(folder, "_headers"), "");
    const tab = await stage.browser.newPage();
    for (const page of pages) {
      await tab.goto(ours + page);
      writeFileSync(path.join(folder, pageFile(page)), await floorOf(tab));
    }
    const floor = await stage.serve(folder);
    const rows: Rows = {};
    for (const page of pages) {
      const runs: { ours: Audit; floor: Audit }[] = [];
      // One round more than counts: the first makes the stand-in render the photos.
      for (let round = 0; round <= rounds; round += 1) {
        console.error(`${page}, round ${round} of ${rounds}`);
        const at = (origin: string) => audit(origin + page, stage.debuggingPort, ["performance"]);
        runs.push({ ours: await at(ours), floor: await at(floor) });
      }
      for (const [name, id] of Object.entries(figures)) {
        const of = (site: "ours" | "floor") => runs.slice(1).map((run) => run[site].figure(id));
        rows[`${page} ${name}`] = compared(of("ours"), of("floor"), "ms");
      }
      rows[`${page} score`] = {
        ours: runs
          .slice(1)
          .map((run) => run.ours.scores.performance)
          .join(" "),
      };
    }
    return rows;
  } finally {
    await stage.close();
  }
}

/** A page's own text and structure, as somebody would write it: without class names, drawings, fonts, wrappers and scripts. */
const floorOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    for (const extra of document.querySelectorAll("script, source, style, svg, [rel=preload]")) extra.remove();
    for (const wrapper of document.querySelectorAll("div:not([id]), picture, span:not([id])"))
      wrapper.replaceWith(...wrapper.childNodes);
    for (const element of document.querySelectorAll("*"))
      for (const name of ["class", "srcset", "sizes", "loading"]) element.removeAttribute(name);
    const style = "body{max-width:60rem;margin:auto;font:1.1rem/1.6 sans-serif}img{max-width:100%;height:auto}";
    document.head.insertAdjacentHTML("beforeend", `<style>${style}</style>`);
    return `<!doctype html>${document.documentElement.outerHTML}`;
  });

import path from "node:path";
import type { AdapterInit } from "gatsby";
import { orPanic } from "../plain-error";
import { finish } from "./finish";

/**
 * The last step of `gatsby build`, in Gatsby's own place for it. An adapter of our own also keeps Gatsby from looking for one on
 * the internet.
 */
export const finishAdapter: AdapterInit = () => ({
  name: "finish",
  adapt: async ({ routesManifest, reporter }) => {
    const activity = reporter.activityTimer("Finishing pages");
    activity.start();
    const root = process.cwd();
    const pages = routesManifest.flatMap((route) =>
      route.type === "static" && isPage(route) ? [{ path: route.path, file: path.join(root, route.filePath) }] : [],
    );
    const redirects = routesManifest.flatMap((route) =>
      route.type === "redirect" ? [{ from: route.path, to: route.toPath }] : [],
    );
    await orPanic(reporter, () => finish({ root, pages, redirects }));
    activity.setStatus(`${pages.length} pages in dist/`);
    activity.end();
  },
});

/** Gatsby lists its error page twice: at the page's address and at its file's. */
const isPage = ({ path, filePath }: { path: string; filePath: string }): boolean =>
  filePath.endsWith(".html") && !path.endsWith(".html");

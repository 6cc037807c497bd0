import type { AdapterInit } from "gatsby";
import { finish } from "./finish";

/**
 * The last step of `gatsby build`, in Gatsby's own place for it. Being there also keeps Gatsby from looking for an adapter
 * on the internet.
 */
export const finishAdapter: AdapterInit = () => ({
  name: "finish",
  adapt: async ({ routesManifest, reporter }) => {
    const activity = reporter.activityTimer("Finishing pages");
    activity.start();
    const paths = routesManifest.flatMap((route) => (route.type === "static" && isPage(route) ? [route.path] : []));
    const redirects = routesManifest.flatMap((route) =>
      route.type === "redirect" ? [{ from: route.path, to: route.toPath }] : [],
    );
    await finish({ root: process.cwd(), paths, redirects });
    activity.setStatus(`${paths.length} pages in dist/`);
    activity.end();
  },
});

/** Gatsby lists its error page twice: at the page's address and at its file's. */
const isPage = ({ path, filePath }: { path: string; filePath: string }): boolean =>
  filePath.endsWith(".html") && !path.endsWith(".html");

import type { CreateDevServerArgs, ParentSpanPluginArgs } from "gatsby";
import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { panicOnUserError } from "../gatsby-source-content/panic-on-user-error";
import { apps } from "../gatsby-plugin-static-pages/apps";
import { adminPage } from "../content-model/built-files";
import { adminPolicy, writeAdmin, type Options } from "./admin";

const path = `/${adminPage}`;

/** Adds /admin to the finished site. */
export const onPreBuild = (_api: ParentSpanPluginArgs, options: Options): void => {
  const write = (site: string, styles: string) => writeAdmin(site, options, styles);
  apps.push({ path, policy: adminPolicy(options), write });
};

/** Serves /admin in `gatsby develop`, built at each visit with the current content. */
export const onCreateDevServer = ({ app, reporter }: CreateDevServerArgs, options: Options): void => {
  // Express, which Gatsby types as `any`.
  (app as { get: (path: string, handler: RequestListener) => void }).get(path, (_request, response) => {
    void panicOnUserError(reporter, async () => {
      await writeAdmin("public", options, new URL("http://localhost/commons.css"));
      response.setHeader("Content-Type", "text/html").end(readFileSync("public/admin.html"));
    });
  });
};

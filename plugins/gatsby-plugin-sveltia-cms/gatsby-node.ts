import type { CreateDevServerArgs, CreateWebpackConfigArgs, ParentSpanPluginArgs } from "gatsby";
import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import type { WebpackPluginInstance } from "webpack";
import { apps } from "../gatsby-plugin-static-pages/apps";
import { adminPage } from "../content-model/built-files";
import { adminPolicy, bundled, writeAdmin, type Options } from "./admin";

// admin.ts writes /admin. Its configuration is in collections.ts and fields.ts, and the code for editors' browsers in browser/; bundle.ts
// changes Sveltia's code, as README.md explains.

const path = `/${adminPage}`;

/** Adds /admin to the finished site. */
export const onPreBuild = (_api: ParentSpanPluginArgs, options: Options): void => {
  const write = (site: string, styles: string) => writeAdmin(site, options, styles);
  apps.push({ path, policy: adminPolicy(options), write });
};

/** Bundles the scripts while another process renders pages, which saves a clean build 2 seconds; beside webpack, it would save none. */
export const onCreateWebpackConfig = ({ stage, actions }: CreateWebpackConfigArgs): void => {
  // `writeAdmin` reports a failure.
  const start = (): void => void bundled().catch(() => undefined);
  const plugin: WebpackPluginInstance = { apply: ({ hooks }) => hooks.done.tap("Admin", start) };
  if (stage === "build-html") actions.setWebpackConfig({ plugins: [plugin] });
};

/** Serves /admin in `gatsby develop`, built at each visit with the current content. The server outlives an error in a component. */
export const onCreateDevServer = ({ app, reporter }: CreateDevServerArgs, options: Options): void => {
  // Express, which Gatsby types as `any`.
  (app as { get: (path: string, handler: RequestListener) => void }).get(path, (_request, response) => {
    writeAdmin("public", options)
      .then(() => response.setHeader("Content-Type", "text/html").end(readFileSync("public/admin.html")))
      .catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        reporter.error(message);
        response.writeHead(500, { "Content-Type": "text/plain" }).end(message);
      });
  });
};

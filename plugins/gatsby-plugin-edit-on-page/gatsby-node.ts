import path from "node:path";
import type { CreateDevServerArgs, CreateWebpackConfigArgs } from "gatsby";
import type { Configuration } from "webpack";
import { readTypes } from "../gatsby-source-content/schema/sdl";
import { onChecked } from "../gatsby-source-content/watch/watch-content";
import { guard, type DevServer } from "./server/guard";
import { offerEditing } from "./server/offer-editing";
import { problemStream } from "./server/problem-stream";
import { offerQueries } from "./server/saved-queries";

/** In `gatsby develop`, the page can be edited, mistakes stand over it, and GraphiQL offers the saved queries. */
export const onCreateDevServer = async (api: CreateDevServerArgs): Promise<void> => {
  const app = api.app as DevServer;
  guard(app, (await import("gatsby/dist/utils/websocket-manager")).websocketManager);
  const stream = problemStream();
  onChecked(stream.send);
  app.get("/___content", stream.connect);
  offerQueries(api);
  offerEditing(api, readTypes());
};

/**
 * Adds the panel to Gatsby's application in `gatsby develop`, and takes out Gatsby's ESLint plugin: that one does not read this
 * project's rules, and fails beside a newer ESLint.
 */
export const onCreateWebpackConfig = ({ stage, actions, getConfig }: CreateWebpackConfigArgs): void => {
  if (stage !== "develop") return;
  // Gatsby types it as any function at all, and has its own files under the name "commons".
  const { entry, plugins = [], ...config } = (getConfig as () => Configuration & { entry: { commons: string[] } })();
  const panel = path.resolve("plugins/gatsby-plugin-edit-on-page/panel/start.tsx");
  actions.replaceWebpackConfig({
    ...config,
    entry: { commons: [...entry.commons, panel] },
    plugins: plugins.filter((plugin) => plugin?.constructor.name !== "ESLintWebpackPlugin"),
  });
};

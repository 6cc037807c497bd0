import type { CreateDevServerArgs, CreateWebpackConfigArgs } from "gatsby";
import type { Configuration } from "webpack";
import { orPanic } from "../gatsby-source-content/plain-error";
import { readTypes } from "../gatsby-source-content/schema/sdl";
import { onChecked } from "../gatsby-source-content/watch/watch-content";
import type { DevServer } from "./server/dev-server";
import { guard } from "./server/guard";
import { problemStream } from "./server/problem-stream";
import { offerEditing } from "./server/routes";
import { offerQueries } from "./server/saved-queries";
import { withOverlay } from "./webpack";

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

export const onCreateWebpackConfig = ({ stage, reporter, actions, getConfig }: CreateWebpackConfigArgs) =>
  orPanic(reporter, () => {
    // Gatsby types it as any function at all.
    if (stage === "develop") actions.replaceWebpackConfig(withOverlay((getConfig as () => Configuration)()));
  });

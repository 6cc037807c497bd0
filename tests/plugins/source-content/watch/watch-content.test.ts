import type { CreateDevServerArgs } from "gatsby";
import { readTypes } from "../../../../plugins/gatsby-source-content/schema/read-types";
import { watchContent } from "../../../../plugins/gatsby-source-content/watch/watch-content";

test("the content is checked as soon as it is watched, and what Gatsby cannot take in is told and ends nothing", async () => {
  let end: (() => Promise<void>) | undefined;
  const told = await new Promise<string>((resolve) => {
    const api = {
      app: { get: () => undefined },
      reporter: { error: (message: string, cause: Error) => resolve(`${message}: ${cause.message}`) },
      getNodesByType: () => {
        throw new Error("no room");
      },
    };
    end = watchContent(api as unknown as CreateDevServerArgs, readTypes());
  });
  await end?.();
  expect(told).toBe("A change of the content cannot be shown: no room");
});

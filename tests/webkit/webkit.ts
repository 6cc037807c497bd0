import { test as base, expect } from "@playwright/test";
import { find } from "../../tools/lib/browsers";
import { GitHub } from "../browser/admin/github";
import { siteFolder } from "../support/built-sites";
import { WebKit } from "./driver";
import { serveSite, startProxy } from "./servers";

type ServedSite = Awaited<ReturnType<typeof serveSite>>;

interface Fixtures {
  github: GitHub;
  webkit: WebKit;
  serve: (name: "email" | "netlify") => Promise<ServedSite>;
}

/** Tests in WebKit on the fixture site. They fail after a failed request or a violation of the CSP. */
export const test = base.extend<Fixtures>({
  github: async ({}, provide) => provide(new GitHub()),
  webkit: async ({ github }, provide) => {
    const proxy = await startProxy(github);
    await WebKit.with(proxy.port, provide);
    proxy.close();
  },
  serve: async ({}, provide) => {
    const sites: ServedSite[] = [];
    await provide(async (name) => {
      const site = await serveSite(siteFolder(name));
      sites.push(site);
      return site;
    });
    for (const { server } of sites) server.close().closeAllConnections();
    expect(sites.flatMap(({ faults }) => faults)).toEqual([]);
  },
});
test.skip(find("WebKit") === undefined, "WebKit is missing");
export { expect };

import { test as base, expect } from "@playwright/test";
import { GitHub } from "../browser/admin/github";
import { WebKit, type Driver } from "./driver";
import { withFirefox } from "./firefox";
import { serveSite, startProxy } from "./servers";

/** Tests of the fixture site in a project's browser. They fail after a failed request or a violation of the CSP. */
export const test = base.extend<{ github: GitHub; driver: Driver; serve: typeof serveSite }>({
  github: async ({}, provide) => provide(new GitHub()),
  driver: async ({ github }, provide, { project }) => {
    const proxy = await startProxy(github);
    await (project.name === "Firefox" ? withFirefox(proxy.port, provide) : WebKit.with(proxy.port, provide));
    proxy.close();
  },
  serve: async ({}, provide) => {
    const sites: Awaited<ReturnType<typeof serveSite>>[] = [];
    await provide(async (name) => {
      const site = await serveSite(name);
      sites.push(site);
      return site;
    });
    for (const { server } of sites) server.close().closeAllConnections();
    expect(sites.flatMap(({ faults }) => faults)).toEqual([]);
  },
});
export { expect };

import { LinkChecker, LinkState } from "linkinator";
import { createSiteServer } from "../../tools/site-server";

/** Follows every link of the built site, anchors included. Other hosts are not asked: they are none of the site's own. */
async function checkLinks(origin: string): Promise<void> {
  const checker = new LinkChecker();
  const linksToSkip = [`^(?!${origin})`];
  const { links } = await checker.check({ path: `${origin}/`, recurse: true, checkFragments: true, linksToSkip });
  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  for (const { url, parent = "", status = "nothing" } of broken)
    console.error(`${parent} links to ${url}, which answers ${status}`);
  console.log(`${links.length} links followed, ${broken.length} broken`);
  process.exitCode = broken.length > 0 || links.length === 0 ? 1 : 0;
}

const server = createSiteServer("dist").listen(0, () => {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  void checkLinks(`http://localhost:${port}`).finally(() => server.close());
});

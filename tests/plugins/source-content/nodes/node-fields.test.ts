import { siteWith } from "../../../../tools/support/sample-site";
import { readTypes } from "../../../../plugins/gatsby-source-content/schema/sdl";
import { nodeFields } from "../../../../plugins/gatsby-source-content/nodes/node-fields";
import { relationsIn } from "../../../../plugins/gatsby-source-content/nodes/relations";

const types = readTypes();
const home = "content/pages/home/page.md";

test("a field's link to a phone number has no spaces, wherever the number is written", () => {
  const links = ["tel:{phone}", "tel:020 7946 0123"].map((target) => {
    const site = siteWith({ [home]: ["to: /about#story", `to: ${target}`] });
    const page = site.entries.get(home);
    return page && nodeFields(page, site, types, relationsIn(site, types), (file) => file).navigation;
  });
  expect(links).toEqual(links.map(() => [{ text: "About", to: "tel:02079460123" }]));
});

describe("the links at the top of a page", () => {
  const navigationOf = (edit: readonly [string, string]): unknown => {
    const site = siteWith({ [home]: edit });
    const page = site.entries.get(home);
    return page && nodeFields(page, site, types, relationsIn(site, types), (file) => file).navigation;
  };
  const own = "navigation:\n  - text: About\n    to: /about#story\n";
  const write = { text: "Write", to: "mailto:hello@example.com" };
  const process = { text: "Process", to: "#process" };

  test("are the site's, if the page names none", () => {
    expect(navigationOf([own, ""])).toEqual([write]);
  });

  test("end with those to the page's sections", () => {
    const links = 'sectionLinks:\n  - text: Process\n    to: "#process"\n';
    expect(navigationOf([own, links])).toEqual([write, process]);
    expect(navigationOf([own, own + links])).toEqual([{ text: "About", to: "/about#story" }, process]);
  });
});

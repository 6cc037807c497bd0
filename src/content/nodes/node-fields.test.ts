import { siteWith } from "../../../tools/support/good-site";
import { readTypes } from "../schema/sdl";
import { nodeFields } from "./node-fields";
import { relationsIn } from "./relations";

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

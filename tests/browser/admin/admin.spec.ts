import AxeBuilder from "@axe-core/playwright";
import { drawn } from "../../images";
import { expect, test } from "./cms";

test("an edit of one line in a file of each kind is one changed line in a commit of its own", async ({
  cms,
  github,
}) => {
  const edits: [place: string, field: string, text: string][] = [
    ["company/entries/site", "phone", "020 7946 0199"],
    ["page-about/entries/story", "section.heading", "Our story today"],
    ["page-home/entries/process", "section.items.0.text", "We buy houses."],
    ["page-home/entries/quote", "section.quote", "Live well and give back."],
    ["shared/entries/contact", "section.heading", "Talk to us"],
    ["photos/entries/uk-house", "alt", "A house in Leeds"],
    ["forms/entries/contact", "submit", "Send it"],
  ];
  for (const [place, field, text] of edits) {
    await cms.open(place);
    if (field.includes("items")) await cms.expand("section.items");
    await cms.fill(field, text);
    await cms.save();
  }
  for (const [file, lines] of Object.entries(github.changes())) expect(lines, file).toHaveLength(2);
  expect(Object.keys(github.changes())).toHaveLength(edits.length);
});

test("a sentence typed into a text changes its paragraph alone", async ({ cms, github }) => {
  await cms.open("page-about/entries/story");
  await (await cms.input("section.body")).click();
  await cms.page.keyboard.press("Control+Home");
  await cms.page.keyboard.type("A new start. ");
  await expect(cms.page.frameLocator("iframe").getByText("A new start.")).toBeVisible();
  await cms.save();
  expect(github.changes()).toEqual({
    "content/pages/about/story.md": ["-We began in {established}.", "+A new start. We began in {established}."],
  });
});

test("a section that is added, moved by keyboard and deleted takes its place in the page with it", async ({
  cms,
  github,
}) => {
  await cms.open("page-about/entries/page");
  await cms.addSection(/Prose/, { heading: "What we learned" });
  await cms.save();
  const list = "content/pages/about/page.md";
  expect(github.changes()).toEqual({
    [list]: ["+  - what-we-learned"],
    "content/pages/about/what-we-learned.md": ["+---", "+type: prose", "+heading: What we learned", "+---", "+"],
  });
  await cms.open("page-about/entries/page");
  await cms.input("sections");
  await cms.field("sections").getByText("(what-we-learned)").focus();
  await cms.page.keyboard.press("ArrowLeft");
  await cms.save();
  const sections = () =>
    github.files
      .get(list)
      ?.toString()
      .match(/^ {2}- [\w-]+$/gm);
  expect(sections()).toEqual(["  - hero", "  - story", "  - what-we-learned", "  - contact"]);
  await cms.open("page-about/entries/what-we-learned");
  await cms.page.getByRole("button", { name: "Show Editor Options" }).click();
  await cms.pick(/Delete/);
  await cms
    .dialog()
    .getByRole("button", { name: /Delete/ })
    .last()
    .click();
  await expect.poll(() => github.changes()).toEqual({});
});

test("a page begins as a draft, and gets its sections once it is there", async ({ cms, github }) => {
  await cms.open("new-pages/new");
  await cms.fill("path", "/landlords");
  await cms.fill("title", "Landlords: lease us your home");
  await cms.fill("description", "Lease a suitable home to us for a fixed rent, and we look after it from day to day.");
  await cms.save();
  await cms.page.waitForURL("**/admin#/collections/page-landlords");
  await cms.page.getByText("Page: landlords").first().waitFor();
  await cms.open("page-landlords/entries/page");
  await cms.addSection(/Hero/, { heading: "Lease us your home" });
  await cms.save();
  expect(github.changes()["content/pages/landlords/page.md"]).toEqual(
    expect.arrayContaining(["+path: /landlords", "+draft: true", "+  - lease-us-your-home"]),
  );
  expect(github.changes()["content/pages/landlords/lease-us-your-home.md"]).toContain("+type: hero");
});

test("a photo is added from the form of a section, as an upload or by its URL, and chosen by its picture", async ({
  cms,
  github,
}) => {
  const buffer = await drawn(3000, 2000).jpeg().toBuffer();
  const photo = cms.field("section.photo");
  const add = async (alt: string): Promise<void> => {
    await cms.fill("alt", alt, cms.dialog());
    await cms.dialog().getByRole("button", { name: "Add", exact: true }).click();
    await expect(cms.dialog()).toHaveCount(0);
    await cms.save();
  };
  await cms.open("page-about/entries/story");
  await cms.input("section.photo");
  await photo.getByRole("button", { name: /Add .*photo/ }).click();
  await cms
    .dialog()
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "Front Door.jpg", mimeType: "image/jpeg", buffer });
  await expect(cms.dialog().getByText("front-door.webp")).toBeVisible();
  await add("A blue front door");
  await cms.open("page-home/entries/hero");
  await cms.input("section.photo");
  await photo.getByRole("button", { name: /Add .*photo/ }).click();
  await cms.fill("stockUrl", "https://images.unsplash.com/photo-1564013799919-ab600027ffc6", cms.dialog());
  await add("A white house");
  expect(github.changes()).toMatchObject({
    "content/photos/a-blue-front-door.md": ["+---", "+image: front-door.webp", "+alt: A blue front door", "+---", "+"],
    "content/pages/about/story.md": ["-photo: uk-house", "+photo: a-blue-front-door"],
    "content/pages/home/hero.md": ["-photo: victorian-house", "+photo: a-white-house"],
  });
  expect(github.files.get("content/photos/front-door.webp")?.subarray(8, 12).toString()).toBe("WEBP");
  await cms.open("page-about/entries/story");
  await photo.getByRole("combobox").click();
  await expect(cms.page.locator("[role=option]", { hasText: "victorian-house" }).locator("img")).toBeVisible();
});

test("what is wrong is not saved, and is told by the name of its field", async ({ cms }) => {
  const wrong: [place: string, field: string, text: string, said: RegExp][] = [
    ["company/entries/site", "phone", "call us", /Phone.*phone number/],
    ["company/entries/site", "name", "", /./],
    ["page-about/entries/page", "path", "/", /Path/],
    ["page-about/entries/story", "section.heading", "Call {phoen}", /^Heading: .*\{phoen\}/],
    ["page-about/entries/story", "section.heading", "x".repeat(81), /./],
    ["page-about/entries/story", "section.anchor", "contact", /./],
    ["photos/entries/uk-house", "stockUrl", "", /image/],
  ];
  let open = "";
  for (const [place, field, text, said] of wrong) {
    if (place !== open) await cms.open((open = place));
    const input = await cms.input(field);
    const before = await input.inputValue();
    await input.fill(text);
    expect(await cms.refused(), `${field}: ${text}`).toMatch(said);
    await expect(input).toHaveValue(text);
    await input.fill(before);
  }
});

test("asks no other host than the repository's and the photos', and has its fonts and icons", async ({
  page,
  cms,
  origin,
}) => {
  const failed: string[] = [];
  const hosts = new Set<string>();
  page.on("requestfailed", (request) => failed.push(request.url()));
  page.on("requestfinished", (request) => hosts.add(new URL(request.url()).host));
  await page.reload();
  await page.getByText("Page: about").first().waitFor();
  await cms.open("page-about/entries/story");
  const loaded = () => [...document.fonts].flatMap(({ family, status }) => (status === "loaded" ? family : []));
  await expect
    .poll(() => page.evaluate(loaded))
    .toEqual(expect.arrayContaining(['"Source Sans 3"', '"Material Symbols Outlined"']));
  const allowed = [new URL(origin).host, "api.github.com", "images.unsplash.com", "avatars.githubusercontent.com"];
  expect([...hosts].filter((host) => host !== "" && !allowed.includes(host))).toEqual([]);
  expect(failed.filter((url) => url.startsWith(origin))).toEqual([]);
});

/** Its list of collections mixes roles, it limits zooming, its toolbar is no landmark, and links in a text lead to pages. */
const faultsOfSveltia = ["aria-required-children", "meta-viewport", "region", "skip-link"];

test("axe finds nothing of ours in the list and in the form", async ({ page, cms }) => {
  for (const place of ["page-about", "page-about/entries/story"]) {
    await cms.open(place);
    const axe = new AxeBuilder({ page }).setLegacyMode().exclude("iframe").disableRules(faultsOfSveltia);
    const faults = async () => (await axe.analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    // What fades in is too faint until it has.
    await expect.poll(faults).toEqual([]);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("edits a heading, and nothing is wider than the screen", async ({ page, cms, github }) => {
    await cms.open("page-about/entries/story");
    await cms.fill("section.heading", "Our story on a phone");
    const edges = await page
      .locator("section.field")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    expect(Math.max(...edges)).toBeLessThanOrEqual(390);
    await cms.save();
    expect(github.changes()["content/pages/about/story.md"]).toContain("+heading: Our story on a phone");
  });
});

test("edits a folder of this computer where no repository is configured, and says so", async ({ page, origin }) => {
  await page.route("**/site.json", async (route) => {
    const json = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...json, hasBackend: false } });
  });
  const file = ["content", "pages", "about", "story.md"];
  const text = "---\ntype: story # a note\nheading: 'Our story'\n---\n\nWe began.\n";
  // A folder that only the browser sees stands in for one that an editor picks.
  await page.addInitScript(() =>
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() }),
  );
  await page.goto(`${origin}/admin`);
  await page.evaluate(
    async ([names, content]) => {
      let folder = await navigator.storage.getDirectory();
      await folder.getDirectoryHandle(".git", { create: true });
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
      const writable = await (await folder.getFileHandle(names.at(-1) ?? "", { create: true })).createWritable();
      await writable.write(content);
      await writable.close();
    },
    [file, text] as const,
  );
  await expect(page.getByText("No repository is configured")).toBeVisible();
  await expect(page.getByRole("button", { name: /Token/ })).toBeHidden();
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await page.getByText("Page: about").first().waitFor();
  await page.evaluate(() => (location.hash = "#/collections/page-about/entries/story"));
  await page.locator('section.field[data-key-path="section.heading"] input').fill("Our new story");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const written = (names: string[]) =>
    page.evaluate(async (parts) => {
      let folder = await navigator.storage.getDirectory();
      for (const name of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
      return (await (await folder.getFileHandle(parts.at(-1) ?? "")).getFile()).text();
    }, names);
  await expect.poll(() => written(file)).toBe(text.replace("Our story", "Our new story"));
});

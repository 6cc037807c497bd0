import { Cms, expect, test } from "./cms";

const story = "content/pages/about/story.md";

test("two tabs keep each other's changes, and ask about the same field", async ({ cms, context, github }) => {
  const other = new Cms(await context.newPage(), github);
  await other.page.goto("/admin");
  await other.page.getByText("Page: about").first().waitFor();
  await other.open("page-about/entries/page");
  await cms.open("page-about/entries/page");
  await cms.addSection(/Prose/, { heading: "What we learned" });
  await cms.save();
  await other.fill("title", "About the company, and its homes");
  await other.save();
  const page = ["-title: About the company", "+title: About the company, and its homes", "+  - what-we-learned"];
  expect(github.changes()["content/pages/about/page.md"]).toEqual(page);
  for (const tab of [cms, other]) await tab.open("page-about/entries/story");
  await cms.fill("section.heading", "Of one tab");
  await cms.save();
  await other.fill("section.heading", "Of the other tab");
  await other.page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(other.dialog()).toContainText(/Heading\s+Yours: Of the other tab\s+Theirs: Of one tab/);
  await other.dialog().getByRole("button", { name: "Keep Theirs" }).click();
  await expect.poll(() => github.changes()[story]).toEqual(["-heading: Our story", "+heading: Of one tab"]);
});

test("a restored draft keeps a colleague's change", async ({ cms, github }) => {
  await cms.open("page-about/entries/story");
  await (await cms.input("section.heading")).click();
  await cms.page.keyboard.press("Home");
  await cms.page.keyboard.type("Draft ");
  await expect.poll(() => cms.hasDraft()).toBe(true);
  github.push(story, "side: left", "eyebrow: A colleague\nside: left");
  github.push("content/pages/home/hero.md", "heading:", "eyebrow: New\nheading:");
  await cms.page.reload();
  await cms.page.getByRole("button", { name: "Restore" }).click();
  await cms.save();
  const lines = ["-heading: Our story", "+heading: Draft Our story", "+eyebrow: A colleague"];
  expect(github.changes()[story]).toEqual(lines);
  await cms.open("page-home");
  await expect(cms.page.getByText(/ · (hero|steps|quote)$/)).toHaveText([/hero$/, /quote$/, /steps$/]);
});

test("the lists have the pages of the repository, not those of the last visit", async ({ cms, github }) => {
  const page = github.files.get("content/pages/thanks/page.md") ?? Buffer.of();
  github.files.set("content/pages/received/page.md", page);
  github.files.set("content/pages/received/hero.md", github.files.get("content/pages/thanks/hero.md") ?? page);
  for (const name of ["page", "hero"]) github.files.delete(`content/pages/thanks/${name}.md`);
  github.push("content/pages/home/page.md", /( {2}- quote\n)( {2}- process\n)/, "$2$1");
  await cms.page.goto("about:blank");
  await cms.page.goto("/admin");
  await expect(cms.page.getByText("Page: received").first()).toBeVisible();
  await expect(cms.page.getByText("Page: thanks")).toHaveCount(0);
  await cms.open("page-home");
  await expect(cms.page.getByText(/ · (hero|steps|quote)$/)).toHaveText([/hero$/, /steps$/, /quote$/]);
});

test("a failed save says what to do, keeps what was written, and is forgotten", async ({ cms }) => {
  await cms.open("page-about/entries/hero");
  await cms.fill("section.anchor", "made-up");
  await cms.page.route("https://api.github.com/graphql", (route) => route.fulfill({ status: 401, json: {} }));
  expect(await cms.saveInvalid()).toContain("sign in again");
  await cms.page.unroute("https://api.github.com/graphql");
  await expect(await cms.input("section.anchor")).toHaveValue("made-up");
  await cms.open("page-home/entries/process");
  await (await cms.input("section.body")).click();
  await cms.page.keyboard.type("[Made up](/about#made-up)");
  expect(await cms.saveInvalid()).toMatch(/has no anchor "#made-up"/);
});

test("errors of earlier changes are shown at the top, and do not stop a save", async ({ signIn, github }) => {
  github.push(story, "photo: uk-house", "photo: missing");
  const cms = await signIn();
  await cms.open("company/entries/site");
  await cms.fill("phone", "020 7946 0199");
  await cms.save();
  await expect(cms.page.getByText("until these earlier errors are mended")).toBeVisible();
});

test("links follow a renamed section; a linked section or page is not deleted", async ({ cms, github }) => {
  await cms.delete("page-about/entries/story");
  await expect(cms.dialog()).toContainText('Change these first:\nForms, contact: the page "/about" has no anchor');
  await cms.dialog().getByRole("button", { name: "OK" }).click();
  await expect(cms.page.getByText("The entry is not deleted.").first()).toBeVisible();
  await cms.delete("page-about/entries/page");
  await expect(cms.dialog()).toContainText('there is no page "/about"');
  await cms.dialog().getByRole("button", { name: "OK" }).click();
  await cms.delete("forms/entries/contact");
  await expect(cms.dialog()).toContainText("without it:\nShared sections, contact");
  await cms.dialog().getByRole("button", { name: "Go Back" }).click();
  await cms.dialog().getByRole("button", { name: "OK" }).click();
  expect(github.commits).toBe(0);
  await cms.rename("page-about/entries/story", "our-story");
  expect(github.changes()).toMatchObject({
    "content/forms/contact.md": ["-Read our [story](/about#story).", "+Read our [story](/about#our-story)."],
    "content/pages/about/page.md": ["-  - story", "+  - our-story"],
    "content/pages/home/page.md": ["-    to: /about#story", "+    to: /about#our-story"],
  });
});

test("a photo can be renamed again", async ({ cms, github }) => {
  const later = () => {
    const now = Date.now;
    Date.now = () => now() + 60_000;
  };
  for (const [photo, slug] of [
    ["modern-kitchen", "kitchen"],
    ["kitchen", "white-kitchen"],
  ] as const) {
    await cms.rename(`photos/entries/${photo}`, slug);
    // Sveltia looks for changes every ten seconds.
    await cms.page.evaluate(later);
  }
  expect(github.changes()["content/pages/agents/hero.md"]).toEqual(["-photo: modern-kitchen", "+photo: white-kitchen"]);
});

test("a page that is deleted with its sections leaves the list of pages", async ({ cms }) => {
  await cms.open("page-thanks");
  await cms.page.getByRole("checkbox", { name: "Select All" }).click();
  await cms.page.getByRole("button", { name: "Delete Selected Entries" }).click();
  await cms.dialog().getByRole("button", { name: "Delete" }).click();
  await expect(cms.page.getByText("2 entries deleted").first()).toBeVisible();
  await cms.page.getByText("Forms").first().click();
  await expect(cms.page.getByText("Page: thanks")).toHaveCount(0);
  await expect(cms.page).toHaveURL(/collections\/forms$/);
});

test("the menu of a page deletes it with its sections", async ({ cms, github }) => {
  await cms.delete("page-thanks/entries/page");
  await expect(cms.dialog()).toContainText("Its sections are deleted with it:\nPage: thanks, hero");
  await cms.dialog().getByRole("button", { name: "Delete" }).click();
  await expect(cms.page.getByText("Page: thanks")).toHaveCount(0);
  await expect(cms.page.getByText("Page: home").first()).toBeVisible();
  await expect(cms.page.getByText("Collection not found")).toHaveCount(0);
  expect([...github.files.keys()].filter((file) => file.includes("/thanks/"))).toEqual([]);
});

test("a duplicate joins the page, and a changed path asks for a redirect", async ({ cms, github }) => {
  await cms.open("page-about/entries/story");
  await cms.menu(/Duplicate/);
  await cms.fill("section.heading", "A second story");
  await cms.save();
  expect(github.changes()["content/pages/about/page.md"]).toEqual(["+  - a-second-story"]);
  await cms.open("page-about/entries/page");
  await cms.fill("path", "/who-we-are");
  expect(await cms.saveInvalid()).toMatch(/^Redirect from: .* Add \/about\b/m);
  await cms.open("page-thanks/entries/page");
  await cms.fill("path", "/received");
  expect(await cms.saveInvalid()).toMatch(/^Redirect from: .* Add \/thanks\b/m);
});

test("a sentence typed into a body is in the preview, and no other line changes", async ({ signIn, github }) => {
  const text =
    "\\> no quote\n\n2024\\. was a year\n\n\\- no list\n\none\\\ntwo\n\n- a\n  - b\n\n[a](/agents 'b')\u00adc [d][e]\n\n[e]: /";
  github.push(story, "We began in {established}.", text);
  const before = String(github.files.get(story));
  const cms = await signIn();
  await cms.open("page-about/entries/story");
  await (await cms.input("section.body")).click();
  for (const isPressed of [true, false]) {
    const button = cms.field("section.body").getByRole("button", { name: "Edit in Markdown" });
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", String(isPressed));
  }
  await cms.fill("section.heading", "New");
  await cms.save();
  expect(String(github.files.get(story))).toBe(before.replace("Our story", "New"));
  await cms.open("page-about/entries/story");
  await (await cms.input("section.body")).click();
  await cms.page.keyboard.press("Control+End");
  await cms.page.keyboard.type("{company} starts.");
  // A line break.
  await cms.page.keyboard.press("Shift+Enter");
  await cms.page.keyboard.type("Two ![](photo:uk-house)");
  const body = await cms.input("section.body");
  await body.evaluate((editor) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", 'of<span class="Apple-converted-space">\u00a0</span><b>Safari</b>');
    editor.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  const preview = cms.page.frameLocator("iframe");
  for (const words of ["no quote", "Larch Row starts."]) await expect(preview.getByText(words)).toBeVisible();
  await cms.save();
  const after = before
    .replace("Our story", "New")
    .replace("house)\n", "house){company} starts.\\\nTwo ![](photo:uk-house)of **Safari**\n");
  expect(String(github.files.get(story))).toBe(after);
});

import path from "node:path";
import sharp from "sharp";
import { folder, git, see } from "./site";
import { button, field, fileOf, inTab, open, page, panelOf, save, unfold } from "./tab";

const dialog = () => page.getByRole("dialog");
const begin = async (what: string): Promise<void> => {
  await page.getByRole("button", { name: "Add…" }).click();
  await page.getByRole("button", { name: `A ${what}…` }).click();
};
async function fill(words: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(words)) await dialog().locator(`[id="field.new.${name}"]`).fill(text);
}

/** As a camera that was held upright writes it: about 20 MB, turned, in the colours of Display P3, and with a place. */
async function fromCamera(): Promise<Buffer> {
  // What varies little from pixel to pixel is large at this quality, and small again once it is made smaller.
  const noise = { type: "gaussian" as const, mean: 150, sigma: 5 };
  return sharp({ create: { width: 4200, height: 3150, channels: 3, background: "#fff", noise } })
    .withIccProfile("p3")
    .withExif({ IFD3: { GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

export function adding(): void {
  inTab();

  test("a heading, a section with a photo of one's own, and a page, without a command", async () => {
    await open(fileOf("story"));
    await field("heading").fill("Changed today");
    await save();

    await button("Add a section below").click();
    await dialog().getByRole("radio", { name: "Story" }).check();
    await dialog().getByRole("button", { name: "Add section" }).click();
    await see(panelOf()).toContainText(fileOf("story-2"));
    await field("heading").fill("Added today");
    await unfold("More: ");
    await unfold("None");
    await button("Add a photo…").click();
    const buffer = await fromCamera();
    expect(buffer.length).toBeGreaterThan(15_000_000);
    await dialog().locator("[type=file]").setInputFiles({ name: "Front Door.jpg", mimeType: "image/jpeg", buffer });
    await fill({ alt: "A blue front door with a brass letterbox" });
    await dialog().getByRole("button", { name: "Add photo" }).click();
    await see(panelOf().getByRole("radio", { name: "Front door" })).toBeChecked();
    await save();
    await button("Put on the page").click();
    const section = page.locator("main > section", { hasText: "Added today" });
    await see(section.getByRole("img", { name: "A blue front door" })).toHaveCount(1);
    await see(button("Take off the page")).toBeVisible();

    await begin("page");
    await fill({
      path: "/landlords",
      title: "For landlords: our services",
      heading: "For Landlords",
      link: "Landlords",
    });
    await fill({ description: "What we do for landlords who would rather not have the telephone calls themselves." });
    await dialog().getByRole("button", { name: "Add page" }).click();
    await see(page.getByRole("heading", { level: 1 })).toHaveText("For Landlords");
    await see(page.getByRole("banner").getByRole("link", { name: "Landlords" })).toHaveAttribute("href", "/landlords");

    expect(
      git("status", "--porcelain", "--untracked-files=all", "content")
        .trim()
        .split(/\s*\n\s*/),
    ).toEqual([
      `M ${fileOf("page")}`,
      `M ${fileOf("story")}`,
      "M content/site.md",
      "?? content/pages/landlords/hero.md",
      "?? content/pages/landlords/page.md",
      `?? ${fileOf("story-2")}`,
      "?? content/photos/front-door.jpg",
      "?? content/photos/front-door.md",
    ]);
    const { width, height, orientation, exif } = await sharp(
      path.join(folder, "content/photos/front-door.jpg"),
    ).metadata();
    expect({ width, height, orientation, exif }).toEqual({ width: 1920, height: 2560 });
  });

  test("a section is duplicated, taken off the page and put on it again; the copy is undone", async () => {
    await open(fileOf("points"));
    await button("Duplicate").click();
    await see(panelOf()).toContainText(fileOf("points-2"));
    await see(page.locator("main > #points-2")).toHaveCSS("opacity", "0.4");
    await button("Put on the page").click();
    await see(page.locator("main > #points-2")).toHaveCSS("opacity", "1");
    await button("Take off the page").click();
    // Shown with the list of changes, which is to be of this save before the copy is undone.
    await see(page.locator("main > #points-2")).toHaveCSS("opacity", "0.4");
    await button("Close").click();
    await page.getByRole("button", { name: "not published" }).click();
    await page.getByRole("button", { name: `Undo ${fileOf("points-2")}` }).click();
    await page.getByRole("button", { name: "0 changes" }).waitFor();
    expect(git("status", "--porcelain", "content")).toBe("");
  });

  test("the links at the top, the foot of the page, and the page behind a dead link can be edited", async () => {
    for (const [place, file] of [
      ["banner", "content/site.md"],
      ["contentinfo", "content/site.md"],
    ] as const) {
      await page.getByRole(place).hover();
      await page.locator(`.edit.shown button[data-file="${file}"]`).click();
      await see(panelOf()).toContainText(file);
      await button("Close").click();
    }
    await page.goto(`${new URL(page.url()).origin}/no-such-page`);
    await page.getByRole("button", { name: "On this page" }).click();
    await page.locator('.bar button[data-file="content/pages/404/hero.md"]').click();
    await see(field("heading")).not.toHaveValue("");
  });
}

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expectAccessible } from "./panel";
import { folder, see } from "./site";
import { button, field, fileOf, inTab, open, page, panelOf, save, unfold } from "./tab";

/** Runs lines of shell in the folder of the site. */
const sh = (lines: string): string => execFileSync("sh", ["-euc", lines], { cwd: folder, encoding: "utf8" }).trim();

/** A repository to share, and the names of those who use it. The site's own holds content/ alone. */
const share = `
printf '/*\\n!/content\\n' > .git/info/exclude
git config user.name Editor; git config user.email editor@example.com
rm -rf .shared .colleague; git remote remove origin 2>&- || true
git branch -M main; git clone -q --bare . .shared; git remote add origin .shared
`;
/** What a colleague does with a proposal. */
const accept = (proposal: string): string => `
git clone -q .shared .colleague; cd .colleague; git merge -q --squash origin/${proposal}
git -c user.name=A -c user.email=a@example.com commit -qm Accepted; git push -q
`;

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

const dialog = () => page.getByRole("dialog");
async function fill(words: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(words)) await dialog().locator(`[id="field.new.${name}"]`).fill(text);
}
const press = (name: string): Promise<void> => page.getByRole("button", { name, exact: true }).press("Enter");
/** Publishes what has changed, with the keyboard. */
async function publish(after: string): Promise<void> {
  const sheet = page.getByRole("complementary", { name: "Publish" });
  await press("Publish…");
  await see(sheet).toBeFocused();
  await see(sheet.locator("ins").filter({ hasText: after })).toHaveCount(1);
  await expectAccessible();
  await sheet.getByLabel("What have you changed").fill("Better words");
  await page.keyboard.press("Enter");
  await see(sheet.getByRole("status")).toHaveText("Published as a proposal.");
  await see(sheet).toBeFocused();
  await expectAccessible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await see(page.getByRole("button", { name: "Publish…" })).toHaveCount(0);
  await sheet.getByRole("button", { name: "Close" }).press("Enter");
}

export function walk(): void {
  inTab();

  test("a heading, a section with a photo of one's own, and a page are published, and one more change; accepted, they are the latest", async () => {
    sh(share);
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

    await page.getByRole("button", { name: "Add…" }).click();
    await page.getByRole("button", { name: "A page…" }).click();
    await fill({ path: "/landlords", title: "For landlords: our services", heading: "For Landlords" });
    await fill({ description: "What we do for landlords who would rather not have the telephone calls themselves." });
    await fill({ link: "Landlords" });
    await dialog().getByRole("button", { name: "Add page" }).click();
    await see(page.getByRole("heading", { level: 1 })).toHaveText("For Landlords");
    await see(page.getByRole("banner").getByRole("link", { name: "Landlords" })).toHaveAttribute("href", "/landlords");

    await page.setViewportSize({ width: 320, height: 640 });
    await publish("Changed today");
    const proposal = sh("git -C .shared branch --list 'edit-*' --format='%(refname:short)'");
    expect(sh(`git -C .shared diff --name-only main ${proposal}`).split("\n")).toEqual([
      "content/pages/landlords/hero.md",
      "content/pages/landlords/page.md",
      fileOf("page"),
      fileOf("story-2"),
      fileOf("story"),
      "content/photos/front-door.jpg",
      "content/photos/front-door.md",
      "content/site.md",
    ]);
    const { width, height, orientation } = await sharp(path.join(folder, "content/photos/front-door.jpg")).metadata();
    expect([width, height, orientation]).toEqual([1920, 2560, undefined]);

    await open("content/pages/landlords/hero.md");
    await field("heading").fill("For All Landlords");
    await save();
    await publish("For All Landlords");
    expect(sh(`git -C .shared rev-list --count main..${proposal}; git -C .shared branch`)).toBe(
      `2\n  ${proposal}\n* main`,
    );

    sh(accept(proposal));
    await page.reload();
    await press("Get the latest");
    await see(page.getByText("This is the latest.")).toBeVisible();
    expect(sh("git status --short --branch; git branch")).toBe("## main\n* main");
    expect(readFileSync(path.join(folder, "content/pages/landlords/hero.md"), "utf8")).toContain("For All Landlords");
  });
}

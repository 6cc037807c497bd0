import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expectAccessible } from "./panel";
import { edit, folder, see } from "./site";
import { fileOf, inTab, page } from "./tab";

/** Runs lines of shell in the folder of the site. */
const sh = (lines: string): string => execFileSync("sh", ["-euc", lines], { cwd: folder, encoding: "utf8" }).trim();

/** A repository to share, and the names of those who use it. The site's own holds content/ alone. */
const share = `
printf '/*\\n!/content\\n' > .git/info/exclude
git config user.name Editor; git config user.email editor@example.com
git branch -M main; git clone -q --bare . .shared; git remote add origin .shared
`;
/** What a colleague does with a proposal. */
const accept = (proposal: string): string => `
git clone -q .shared .colleague; cd .colleague; git merge -q --squash origin/${proposal}
git -c user.name=A -c user.email=a@example.com commit -qm Accepted; git push -q
`;

export function publishing(): void {
  inTab();

  test("a change is published, and one more, by keyboard at 320 pixels; accepted, it is the latest", async () => {
    const hero = fileOf("hero");
    const panel = page.getByRole("complementary", { name: "Publish" });
    const press = (name: string): Promise<void> => page.getByRole("button", { name, exact: true }).press("Enter");
    const publish = async (before: string, after: string): Promise<void> => {
      edit(hero, before, after);
      await press("Publish…");
      await see(panel).toBeFocused();
      await see(panel.locator("del")).toContainText(before);
      await see(panel.locator("ins")).toContainText(after);
      await expectAccessible();
      await panel.getByLabel("What have you changed").fill("Better words");
      await page.keyboard.press("Enter");
      await see(panel.getByRole("status")).toHaveText("Published as a proposal.");
      await expectAccessible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await see(page.getByRole("button", { name: "Publish…" })).toHaveCount(0);
      await panel.getByRole("button", { name: "Close" }).press("Enter");
    };
    sh(share);
    await page.setViewportSize({ width: 320, height: 640 });
    await publish("A page to try", "Published words");
    await publish("Published words", "Better words");
    const proposal = sh("git branch --show-current");
    expect(sh(`git diff --name-only main origin/${proposal}; git rev-list --count main..origin/${proposal}`)).toBe(
      `${hero}\n2`,
    );
    sh(accept(proposal));
    await page.reload();
    await press("Get the latest");
    await see(page.getByText("This is the latest.")).toBeVisible();
    expect(sh("git status --short --branch; git branch")).toBe("## main\n* main");
    expect(readFileSync(path.join(folder, hero), "utf8")).toContain("Better words");
  });
}

import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { everyRule, foundBy } from "../axe";
import { edit, folder, git, newPage, see, visit } from "./site";
import { tried } from "./tried-page";

const hero = `${tried.folder}/hero.md`;
export function publishing(): void {
  test("a change is published, once more, accepted, and the latest fetched", async () => {
    const place = path.join(folder, ".shared");
    const [shared, colleague] = [path.join(place, "shared.git"), path.join(place, "colleague")];
    const theirs = (...words: string[]): string => execFileSync("git", words, { cwd: place, encoding: "utf8" });
    mkdirSync(place);
    // Of the project, this repository holds content/ alone.
    writeFileSync(path.join(folder, ".git/info/exclude"), "/*\n!/content\n");
    git("branch", "--move", "--force", "main");
    theirs("clone", "--quiet", "--bare", folder, shared);
    git("remote", "add", "origin", shared);
    git("config", "user.name", "Editor");
    git("config", "user.email", "editor@example.com");

    const page = await newPage();
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, tried.address);
    edit(hero, "A page to try", "Published words");
    await page.getByRole("heading", { level: 1, name: "Published words" }).waitFor();
    const press = (name: string): Promise<void> => page.getByRole("button", { name, exact: true }).press("Enter");
    const panel = page.getByRole("complementary", { name: "Publish" });
    const expectAccessible = async (): Promise<void> =>
      expect(await foundBy(new AxeBuilder({ page }).include("content-editor").options({ rules: everyRule }))).toEqual(
        [],
      );

    await press("Publish…");
    await see(panel).toBeFocused();
    await see(panel.locator("del")).toContainText("A page to try");
    await see(panel.locator("ins")).toContainText("Published words");
    await expectAccessible();
    await panel.getByLabel("What have you changed").fill("Another heading");
    await page.keyboard.press("Enter");
    await see(panel.getByRole("status")).toHaveText("Published as a proposal.");
    await expectAccessible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const proposal = git("branch", "--show-current").trim();
    expect(git("diff", "--name-only", "main", `origin/${proposal}`).trim()).toBe(hero);
    await see(page.getByRole("button", { name: "Publish…" })).toHaveCount(0);
    await panel.getByRole("button", { name: "Close" }).press("Enter");

    edit(hero, "Published words", "Better words");
    await press("Publish…");
    await see(panel.locator("ins")).toContainText("Better words");
    await panel.getByLabel("What have you changed").fill("Better");
    await panel.getByRole("button", { name: "Publish", exact: true }).press("Enter");
    await see(panel.getByRole("status")).toHaveText("Published as a proposal.");
    expect(git("rev-list", "--count", `main..origin/${proposal}`).trim()).toBe("2");

    theirs("clone", "--quiet", shared, colleague);
    theirs("-C", colleague, "merge", "--quiet", "--squash", `origin/${proposal}`);
    theirs(
      "-C",
      colleague,
      "-c",
      "user.name=C",
      "-c",
      "user.email=c@example.com",
      "commit",
      "--quiet",
      "--message",
      "Accepted",
    );
    theirs("-C", colleague, "push", "--quiet");
    await page.reload();
    await press("Get the latest");
    await see(page.getByText("This is the latest.")).toBeVisible();
    expect(git("status", "--short", "--branch").trim()).toBe("## main");
    expect(readFileSync(path.join(folder, hero), "utf8")).toContain("Better words");
    await page.context().close();
    rmSync(place, { recursive: true });
  });
}

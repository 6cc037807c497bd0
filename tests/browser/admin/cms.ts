import { expect, type Locator, type Page } from "@playwright/test";
import { served } from "../site";
import { GitHub } from "./github";

/** The CMS in a browser, signed in to a stubbed GitHub. */
export class Cms {
  constructor(
    readonly page: Page,
    readonly github: GitHub,
  ) {}

  /** Opens a list, or an entry such as `page-about/entries/story` from its list, which closes the previous form. */
  async open(place: string): Promise<void> {
    const [list = place] = place.split("/");
    const fields = this.page.locator("section.field");
    await this.goTo(list);
    await expect(fields).toHaveCount(0);
    if (place === list) return;
    await this.goTo(place);
    await fields.first().waitFor();
  }

  private goTo = (place: string): Promise<unknown> =>
    this.page.evaluate((hash) => (location.hash = hash), `#/collections/${place}`);

  /** A field by its path, for example "section.heading". */
  field = (path: string, within: Page | Locator = this.page): Locator =>
    within.locator(`section.field[data-key-path="${path}"]`).last();

  /** The control of a field. Sveltia renders it when the field scrolls into view. */
  async input(path: string, within?: Locator): Promise<Locator> {
    const field = this.field(path, within);
    // Every field, because one inside another is rendered last. Playwright's own scrolling fails if Sveltia renders the field meanwhile.
    while ((await field.count()) === 0) await this.page.locator("section.field").evaluateAll(scrollThrough);
    await field.evaluate((element) => element.scrollIntoView());
    return field.locator("input:not([type=checkbox], [type=file]), textarea, [contenteditable=true]").first();
  }

  fill = async (path: string, text: string, within?: Locator): Promise<void> =>
    (await this.input(path, within)).fill(text);

  /** Expands the items of a list. */
  async expand(path: string): Promise<void> {
    await this.input(path);
    // Forced, because Sveltia disables the button where all entries are expanded already; again, if it was still opening the form.
    await expect(async () => {
      await this.field(path).getByRole("button", { name: "Expand All" }).click({ force: true });
      await expect(this.field(path).locator("section.field").first()).toBeVisible({ timeout: 5000 });
    }).toPass();
  }

  dialog = (): Locator => this.page.locator("dialog[open]").last();

  async pick(name: RegExp): Promise<void> {
    await this.page.locator("[role=option]:visible, [role=menuitem]:visible").filter({ hasText: name }).first().click();
  }

  /** Chooses from the menu of an entry. */
  async menu(name: RegExp): Promise<void> {
    await this.page.getByRole("button", { name: "Show Editor Options" }).click();
    await this.pick(name);
  }

  async rename(entry: string, slug: string): Promise<void> {
    await this.open(entry);
    await this.menu(/Edit Slug/);
    await this.page.getByRole("button", { name: "Edit Slug" }).click();
    await this.page.locator("input[aria-labelledby]").last().fill(slug);
    await this.page.keyboard.press("Enter");
    await this.save();
  }

  /** Opens an entry, and confirms to Sveltia that it is to be deleted. */
  async delete(entry: string): Promise<void> {
    await this.open(entry);
    await this.menu(/Delete/);
    await this.dialog().getByRole("button", { name: "Delete" }).click();
  }

  /** Whether Sveltia has stored a draft in the browser. */
  hasDraft = (): Promise<boolean> =>
    this.page.evaluate(async () => {
      const done = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve) => (request.onsuccess = () => resolve(request.result)));
      const database = await done(indexedDB.open("github:example/site"));
      const drafts = await done(database.transaction("draft-backups").objectStore("draft-backups").count());
      database.close();
      return drafts > 0;
    });

  async save(): Promise<void> {
    const before = this.github.commits;
    await this.page.getByRole("button", { name: "Save", exact: true }).click();
    // Sveltia closes the form first, and then goes back in the history.
    await this.page.waitForURL(/#\/collections\/[^/]+$/);
    await expect(this.page.locator("section.field")).toHaveCount(0);
    expect(this.github.commits).toBe(before + 1);
  }

  /** Tries to save an invalid value; returns the error message. */
  async saveInvalid(): Promise<string> {
    const before = this.github.commits;
    await this.page.getByRole("button", { name: "Save", exact: true }).click();
    const errors = this.page.locator(
      "dialog[open] .error, .validation:visible [role=alert], [role=alert].error:visible, .error-message:visible",
    );
    const summary = this.page.getByText(/field has an error|fields have errors/);
    await errors.or(summary).first().waitFor();
    const messages = (await errors.allInnerTexts()).join("\n");
    expect(this.github.commits).toBe(before);
    const close = this.page.locator("dialog[open]").getByRole("button", { name: "OK" });
    if (await close.isVisible()) await close.click();
    return messages;
  }

  /** Adds a section to the page in the form. */
  async addSection(
    type: RegExp,
    fields: Record<string, string>,
    fillMore?: (dialog: Locator) => Promise<void>,
  ): Promise<void> {
    const add = this.field("sections").getByRole("button", { name: /Add .*section/ });
    await add.click();
    const option = this.page.locator("[role=menuitem]:visible", { hasText: type });
    await expect(option.locator("img")).not.toHaveJSProperty("naturalWidth", 0);
    await option.click();
    for (const [name, text] of Object.entries(fields)) await this.fill(`section.${name}`, text, this.dialog());
    await fillMore?.(this.dialog());
    await this.dialog().getByRole("button", { name: "Add", exact: true }).click();
    await expect(this.dialog()).toHaveCount(0);
  }
}

/** Shows each field for the frame in which Sveltia notices it. */
const scrollThrough = async (fields: Element[]): Promise<void> => {
  for (const field of fields) {
    field.scrollIntoView();
    await new Promise(requestAnimationFrame);
  }
};

/** The CMS of the fixture site. `cms` has it open; `signIn` opens it, for tests that prepare something before. */
export const test = served.extend<{ github: GitHub; signIn: () => Promise<Cms>; cms: Cms }>({
  // Animations take a third of the time of drawing.
  reducedMotion: "reduce",
  github: async ({ context }, provide) => {
    const github = new GitHub();
    await context.route("https://api.github.com/**", (route) => {
      const request = route.request();
      const json = github.answer(request.method(), request.url(), request.postData());
      return route.fulfill(json === undefined ? { status: 404 } : { json });
    });
    await provide(github);
  },
  signIn: async ({ page, github }, provide) =>
    provide(async () => {
      await page.goto("/admin");
      await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
      await page.getByLabel("Personal Access Token").fill("a-token");
      // The built site has more pages than the repository, so /admin loads again.
      const again = page.waitForEvent("load");
      await page.getByRole("button", { name: "Sign In", exact: true }).click();
      await again;
      await page.getByText("Page: about").first().waitFor();
      return new Cms(page, github);
    }),
  cms: async ({ signIn }, provide) => provide(await signIn()),
});
export { expect };

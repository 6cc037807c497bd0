import { readFileSync } from "node:fs";
import path from "node:path";
import { folder, newPage, see } from "./site";
import { button, changedLines, choose, field, fileOf, inTab, open, page, save, show, status, unfold } from "./tab";
import { tried } from "./tried-page";

export function merging(): void {
  inTab();

  test("two who edit one section at once lose nothing, and are asked where both changed the same words", async () => {
    const first = page;
    await open(fileOf("hero"));
    await field("heading").fill("One heading");
    await field().fill("Other words of the first.\n\nThe second words.");
    await show(await newPage(), tried.address);
    await open(fileOf("hero"));
    await unfold("Modern kitchen");
    await choose("Uk house");
    await field().fill("The first words.\n\nOther words of the second.");
    await save();
    const second = page;
    await show(first);
    await save();
    const text = readFileSync(path.join(folder, fileOf("hero")), "utf8");
    expect(text).toContain("Other words of the first.\n\nOther words of the second.");
    expect(changedLines()).toEqual(expect.arrayContaining(["+heading: 'One heading' # in quotes", "+photo: uk-house"]));

    await field("heading").fill("Mine");
    await show(second);
    await see(field("heading")).toHaveValue("One heading");
    await field("heading").fill("Theirs");
    await save();
    await second.context().close();
    await show(first);
    await button("Save").click();
    await see(status()).toContainText("the same words");
    await choose("Theirs");
    await button("Go on with these").click();
    await see(field("heading")).toHaveValue("Theirs");
    expect(changedLines()).toContain("+heading: 'Theirs' # in quotes");
  });
}

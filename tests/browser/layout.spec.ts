import { isPhoto } from "../../tools/lib/stock-host/answer";
import { failedPhotos } from "../../tools/lib/test-site";
import { complete, openEmpty, show } from "./empty-page";
import { badlySized, croppedPhotos, misplaced } from "./geometry";
import { companyOf, longest, sectionsOf, usual } from "./generated-sections";
import { expect, setTextSize, test } from "./site";

test.beforeEach(({ page }) => openEmpty(page));

test("sections of any type and fields keep within the column, beside any other type", async ({ page }) => {
  const types = sectionsOf(usual);
  // Every pair of types, and every combination of fields, but not every combination beside every type.
  for (const step of types.keys()) {
    const sections = types.flatMap((all, at) => {
      const shown = all.filter((_section, index) => index % types.length === step);
      const [other = {}] = types[(at + step) % types.length] ?? [];
      return (shown.length > 0 ? shown : all.slice(0, 1)).flatMap((section) => [section, other]);
    });
    await show(page, companyOf(usual), sections);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(misplaced, "main > section"), `${width} pixels`).toEqual([]);
    }
  }
});

test("sections show a whole photo whole, no larger than its pixels or the screen", async ({ page }) => {
  const whole = (width: number, height: number) => {
    const src = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
    return { alt: "A plan", gatsbyImageData: { layout: "constrained", width, height, images: { fallback: { src } } } };
  };
  const photos = [whole(200, 600), whole(1800, 5400), whole(1800, 1200)];
  const shown = complete.flatMap((one) => (one.photo ? photos.map((photo) => ({ ...one, photo })) : []));
  await show(page, companyOf(usual), shown);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(croppedPhotos), `${width} pixels`).toEqual([]);
    expect.soft(await page.evaluate(misplaced, "main > section"), `${width} pixels`).toEqual([]);
  }
});

test.describe("on a sharp screen", () => {
  test.use({ deviceScaleFactor: 2 });

  test("no photo is stretched by more than a fifth, nor has three times the pixels that it shows", async ({ page }) => {
    await page.goto("/sections");
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.reload();
      await page.evaluate(failedPhotos);
      expect.soft(await page.evaluate(badlySized), `${width} pixels`).toEqual([]);
    }
  });
});

test("a heading for screen readers only is a line of words, not a column of letters", async ({ page }) => {
  await show(
    page,
    companyOf(usual),
    complete.filter(({ hideHeading }) => hideHeading),
  );
  const sizes = await page
    .locator("main h2")
    .evaluateAll((headings: HTMLElement[]) => headings.map((one) => [one.offsetWidth, one.offsetHeight] as const));
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.filter(([width, height]) => width < height)).toEqual([]);
});

test("a photo that fails shows its alternative text over the panel, also in running text", async ({ page }) => {
  await page.route(isPhoto, (route) => route.abort());
  await page.goto("/sections");
  const photos = await page
    .locator("main img")
    .evaluateAll((images) => images.map((one) => [one.getAttribute("alt"), getComputedStyle(one, "::before").content]));
  expect(photos.length).toBeGreaterThan(1);
  expect(photos.filter(([alt, shown]) => shown !== `${JSON.stringify(alt)} / ""`)).toEqual([]);
});

for (const factor of [1, 2])
  test(`the longest texts fit a screen of 320 pixels at ${factor * 100} % text size`, async ({ page }) => {
    await setTextSize(page, factor);
    await page.setViewportSize({ width: 320, height: 800 });
    // On one page, whose height would be more than 16 million pixels, positions would be imprecise.
    for (const sections of sectionsOf(longest)) {
      await show(page, companyOf(longest), sections);
      expect.soft(await page.evaluate(misplaced, "main > section, body > footer")).toEqual([]);
    }
    expect.soft(await page.evaluate(misplaced, "body > header")).toEqual([]);
    await page.getByRole("banner").locator("> button").click();
    expect.soft(await page.evaluate(misplaced, "body > header > nav")).toEqual([]);
  });

test("a tour fits the screen of a laptop, below the bar", async ({ page }) => {
  await page.goto("/sections");
  for (const [width, height] of [
    [1280, 800],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    const tour = await page.locator("a[data-frame]").first().boundingBox();
    expect(tour?.height).toBeLessThan(height - 72);
  }
});

test("the texts of a table of fees begin at the edges of their columns", async ({ page }) => {
  await page.goto("/sections");
  const indents = await page.locator("table :is(th, td)").evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return Math.round(range.getBoundingClientRect().left - cell.getBoundingClientRect().left);
    }),
  );
  expect(new Set(indents)).toEqual(new Set([0]));
});

test("the text of a step begins below its heading on a tablet, also without drawings", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await show(
    page,
    companyOf(usual),
    complete.filter(({ __typename }) => __typename === "StepsSection"),
  );
  const edges = await page.locator("main ol > li").evaluateAll((steps) => {
    const leftEdges = (step: Element) =>
      [...step.querySelectorAll("h3, p")].map((one) => one.getBoundingClientRect().left);
    return steps.map((step) => new Set(leftEdges(step)).size);
  });
  expect(new Set(edges)).toEqual(new Set([1]));
});

test("the button in the bar stays on one line beside links that take two", async ({ page }) => {
  const navigation = Array.from({ length: 8 }, (_link, at) => ({ text: `Block Management ${at}`, to: `/${at}` }));
  const button = { text: "Contact Us", to: "/contact" };
  await show(page, { ...companyOf(usual), name: "Night Owl", navigation, button }, []);
  for (const width of [960, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await page.getByRole("link", { name: "Contact Us" }).boundingBox())?.height).toBe(44);
  }
});

test("a hero's heading has a long word whole, also beside a photo and on paper", async ({ page }) => {
  const heroes = complete.filter(({ __typename }) => __typename === "HeroSection");
  const showHeading = (heading: string) =>
    show(
      page,
      companyOf(usual),
      heroes.map((hero) => ({ ...hero, heading })),
    );
  await showHeading("n");
  // As wide as "Accommodation" in the sample's font. Another font may have room for fewer letters.
  const letters = await page.locator("h1").evaluateAll(([heading]) => {
    const context = document.createElement("canvas").getContext("2d");
    if (!heading || !context) return NaN;
    context.font = getComputedStyle(heading).font.replace(/[\d.]+px/, "100px");
    return Math.floor(650 / context.measureText("n").width);
  });
  await showHeading("n".repeat(letters));
  for (const media of ["screen", "print"] as const)
    for (const width of [320, 768, 1024]) {
      await page.emulateMedia({ media });
      await page.setViewportSize({ width, height: 900 });
      const lines = await page
        .locator("h1")
        .evaluateAll((all) => all.map((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)));
      expect.soft(new Set(lines.map(Math.round)), `${media}, ${width} pixels`).toEqual(new Set([1]));
    }
});

import { readFileSync } from "node:fs";
import sharp, { type Region } from "sharp";
import { failedPhotos } from "../../tools/lib/test-site";
import { allPages } from "../expected";
import { company } from "../jest/examples";
import { cutOff, smallTargets } from "../browser/geometry";
import { words } from "../browser/forms/fixtures";
import { expect, test } from "./webkit";

const widths = [375, 1280, 1728];

test("the browser shows every page complete, without errors", async ({ driver, serve }) => {
  const { origin } = await serve("email");
  for (const width of widths) {
    await driver.resize(width, 800);
    for (const { path } of allPages) {
      await driver.open(origin + path);
      const problems = [await driver.run(cutOff), await driver.run(smallTargets), await driver.run(failedPhotos)];
      expect.soft(problems.flat(), `${path}, ${width} pixels`).toEqual([]);
    }
  }
});

test("bar, content and footer begin at the same edge, also beside a scrollbar", async ({ driver, serve }) => {
  const { origin } = await serve("email");
  await driver.resize(1728, 800);
  await driver.open(origin);
  const leftOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().left.toFixed();
  const edge = await driver.run(leftOf, "h1");
  expect(edge).toMatch(/^\d+$/);
  for (const selector of ["header a", "footer > *"]) expect(await driver.run(leftOf, selector)).toBe(edge);
});

const sprite = readFileSync("static/icons.svg", "utf8");
const drawings = [...sprite.matchAll(/<svg id="(\w+)" x="\d+" (.*)/g)];
const svg = /<svg [^>]*>/
  .exec(sprite)?.[0]
  .replace(/viewBox="[^"]*"/, 'viewBox="0 0 24 24" width="1.75rem" height="1.75rem"');
/** Every icon, with the binary digits of its number, and after them every drawing. */
const icons = [
  ...drawings.map(
    (_drawing, at) => `<i class="icon ${[1, 2, 4, 8, 16].map((one) => `icon-n${at & one}`).join(" ")}"></i>`,
  ),
  ...drawings.map(([, , drawing]) => `${svg}<svg ${drawing}</svg>`),
].join("");

/** Runs in a page. Shows only this, in black on white; returns the areas of its elements in whole pixels, as browsers paint them. */
const show = (html: string) => {
  document.body.style.cssText = "display: flex; flex-wrap: wrap; background: white; color: black";
  document.body.innerHTML = html;
  return [...document.body.children].map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x, y] = [Math.round(left), Math.round(top)];
    return { left: x, top: y, width: Math.round(right) - x, height: Math.round(bottom) - y };
  });
};

/** The edges of the dark pixels in an area: left, top, right and bottom. */
async function edgesIn(screenshot: Buffer, area: Region): Promise<number[]> {
  const data = await sharp(screenshot).extract(area).flatten().greyscale().raw().toBuffer();
  const dark = [...data.keys()].filter((at) => (data[at] ?? 0) < 160);
  const [columns, rows] = [dark.map((at) => at % area.width), dark.map((at) => Math.floor(at / area.width))];
  return [Math.min(...columns), Math.min(...rows), Math.max(...columns), Math.max(...rows)];
}

test("the browser shows each icon whole, without parts of its neighbours", async ({ driver, serve }) => {
  const { origin } = await serve("email");
  for (const width of [...widths, 1500]) {
    await driver.resize(width, 800);
    await driver.open(`${origin}/`);
    const areas = await driver.run(show, icons);
    // WebKit paints an icon when it has decoded the mask.
    await expect(async () => {
      const screenshot = await driver.screenshot();
      const edges = await Promise.all(areas.map((area) => edgesIn(screenshot, area)));
      for (const [at, [, name]] of drawings.entries()) {
        const [shown = [], drawn = []] = [edges[at], edges[at + drawings.length]];
        const isNear = shown.length > 0 && drawn.every((edge, side) => Math.abs(edge - (shown[side] ?? 0)) <= 1);
        expect(isNear, `${name}, ${width} pixels: ${shown.join(" ")} instead of ${drawn.join(" ")}`).toBe(true);
      }
    }).toPass({ timeout: 10_000 });
  }
});

/** Whether the menu and the page's first heading are on the screen, and what has the focus. */
const menuState = () => {
  const isShown = (element: Element | null): boolean => {
    const { left = 0, top = -1 } = element?.getBoundingClientRect() ?? {};
    return element?.contains(document.elementFromPoint(left + 2, top + 2)) === true;
  };
  return [
    location.pathname + location.hash,
    isShown(document.querySelector("header nav a")),
    document.activeElement?.textContent,
  ];
};

test("the menu works by pointer and keyboard, and is closed on the way back", async ({ driver, serve }) => {
  const { origin } = await serve("email");
  const { menu, close } = company.labels;
  const expectState = (url: string, isOpen: boolean, focus: unknown = expect.anything()) =>
    expect.poll(() => driver.run(menuState)).toEqual([url, isOpen, focus]);
  const opener = "header > button";
  await driver.resize(375, 760);
  await driver.open(`${origin}/sections`);
  await driver.press("Tab", "Tab", "Tab", "Enter");
  await expectState("/sections", true, close);
  await driver.press("Escape");
  await expectState("/sections", false, menu);
  await driver.press("Enter", "Tab", "Tab");
  await expectState("/sections", true, "Story");
  await driver.press("Enter");
  await expectState("/sections#story-blueprint", false);
  await driver.run(() => document.querySelector<HTMLElement>("footer a")?.focus());
  await expectState("/sections#story-blueprint", false);

  await driver.open(`${origin}/sections`);
  await driver.click(opener);
  await expectState("/sections", true);
  await driver.click("header nav a[href='#story-blueprint']");
  await expectState("/sections#story-blueprint", false);
  await driver.click(opener);
  await expectState("/sections#story-blueprint", true);
  await driver.click("header nav a[href='/']");
  await expectState("/", false);
  await driver.back();
  await expectState("/sections#story-blueprint", false);
});

test("the browser refuses an incomplete form, shows the focus, and sends answers", async ({ driver, serve }) => {
  const { origin, enquiries } = await serve("netlify");
  const field = (name: string): string => `main form [name="${name}"]`;
  const submit = 'main form button[type="submit"]';
  await driver.open(`${origin}/agents`);
  await driver.fill(field("full-name"), "Zoë");
  await driver.find("main form[novalidate]");
  await driver.click(submit);
  await driver.find(`[role="alert"][aria-label="${words("problem")}"]:focus`);
  await driver.fill(field("message"), "Two flats");
  await driver.fill(field("email"), "zoe@example.org");
  await driver.press("Tab", "ArrowDown");
  const outline = () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle;
  await expect.poll(() => driver.run(outline)).toBe("solid");
  await driver.fill(field("town"), "Leeds");
  await driver.fill(field("consent"), " ");
  await driver.click(submit);
  await driver.find(`[role="group"][aria-label="${words("sent")}"]:focus`);
  const sent = { "full-name": "Zoë", email: "zoe@example.org", properties: "6-20", message: "Two flats" };
  expect(enquiries.map((answers) => Object.fromEntries(answers))).toMatchObject([sent]);
});

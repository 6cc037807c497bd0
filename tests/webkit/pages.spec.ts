import { readFileSync } from "node:fs";
import sharp from "sharp";
import { failedPhotos } from "../../tools/lib/stage";
import { allPages, labels, stringIn } from "../expected";
import { cutOff, smallTargets } from "../browser/geometry";
import { words } from "../browser/forms/fixtures";
import { keys } from "./driver";
import { expect, test } from "./webkit";

const widths = [375, 1280, 1728];

test("WebKit shows every page complete, without errors", async ({ webkit, serve }) => {
  const { origin } = await serve("email");
  for (const width of widths) {
    await webkit.resize(width, 800);
    for (const { path } of allPages) {
      await webkit.open(origin + path);
      const problems = [await webkit.run(cutOff), await webkit.run(smallTargets), await webkit.run(failedPhotos)];
      expect.soft(problems.flat(), `${path}, ${width} pixels`).toEqual([]);
    }
  }
});

const sprite = readFileSync("static/icons.svg", "utf8");
const drawings = [...sprite.matchAll(/<svg id="(\w+)" x="\d+" (.*)/g)];
const svg = /<svg [^>]*>/
  .exec(sprite)?.[0]
  .replace(/viewBox="[^"]*"/, 'viewBox="0 0 24 24" width="1.75rem" height="1.75rem"');
/** Every icon, and after them every drawing. */
const icons = [
  ...drawings.map((_drawing, at) => `<i class="icon icon-n${at}"></i>`),
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
async function edgesIn(screenshot: Buffer, area: sharp.Region): Promise<number[]> {
  const data = await sharp(screenshot).extract(area).flatten().greyscale().raw().toBuffer();
  const dark = [...data.keys()].filter((at) => (data[at] ?? 0) < 160);
  const [columns, rows] = [dark.map((at) => at % area.width), dark.map((at) => Math.floor(at / area.width))];
  return [Math.min(...columns), Math.min(...rows), Math.max(...columns), Math.max(...rows)];
}

test("WebKit shows each icon whole, without parts of its neighbours", async ({ webkit, serve }) => {
  const { origin } = await serve("email");
  for (const width of [...widths, 1500]) {
    await webkit.resize(width, 800);
    await webkit.open(`${origin}/`);
    const areas = await webkit.run(show, icons);
    // WebKit paints an icon when it has decoded the mask.
    await expect(async () => {
      const screenshot = await webkit.screenshot();
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

test("the menu works in WebKit by pointer and keyboard, and is closed on the way back", async ({ webkit, serve }) => {
  const { origin } = await serve("email");
  const menu = stringIn(labels, "menu");
  const expectState = (url: string, isOpen: boolean, focus: unknown = expect.anything()) =>
    expect.poll(() => webkit.run(menuState)).toEqual([url, isOpen, focus]);
  const opener = "header > button";
  await webkit.resize(375, 760);
  await webkit.open(`${origin}/sections`);
  await webkit.click(opener);
  await expectState("/sections", true);
  await webkit.click("header nav a[href='#story-blueprint']");
  await expectState("/sections#story-blueprint", false);
  await webkit.click(opener);
  await expectState("/sections#story-blueprint", true);
  await webkit.click("header nav a[href='/']");
  await expectState("/", false);
  await webkit.back();
  await expectState("/sections#story-blueprint", false);

  await webkit.open(`${origin}/sections`);
  await webkit.press(keys.Tab, keys.Tab, keys.Tab, keys.Enter);
  await expectState("/sections", true, stringIn(labels, "close"));
  await webkit.press(keys.Escape);
  await expectState("/sections", false, menu);
  await webkit.press(keys.Enter, keys.Tab, keys.Tab);
  await expectState("/sections", true, "Story");
  await webkit.press(keys.Enter);
  await expectState("/sections#story-blueprint", false);
});

test("WebKit refuses an incomplete form, shows the focus, and sends answers", async ({ webkit, serve }) => {
  const { origin, enquiries } = await serve("netlify");
  const field = (name: string): string => `main form [name="${name}"]`;
  const submit = 'main form button[type="submit"]';
  await webkit.open(`${origin}/agents`);
  await webkit.fill(field("full-name"), "Zoë");
  await webkit.find("main form[novalidate]");
  await webkit.click(submit);
  await webkit.find(`[role="alert"][aria-label="${words("problem")}"]:focus`);
  await webkit.fill(field("message"), "Two flats");
  await webkit.fill(field("email"), "zoe@example.org");
  await webkit.press(keys.Tab, keys.ArrowDown);
  const outline = () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle;
  await expect.poll(() => webkit.run(outline)).toBe("solid");
  await webkit.fill(field("town"), "Leeds");
  await webkit.fill(field("consent"), " ");
  await webkit.click(submit);
  await webkit.find(`[role="group"][aria-label="${words("sent")}"]:focus`);
  const sent = { "full-name": "Zoë", email: "zoe@example.org", properties: "6-20", message: "Two flats" };
  expect(enquiries.map((answers) => Object.fromEntries(answers))).toMatchObject([sent]);
});

/** @jest-environment jsdom */
import "./script";

const frame = "https://www.youtube-nocookie.com/embed/1";
const click = (attributes: string, how: MouseEventInit = {}): boolean => {
  document.body.innerHTML = `<a href="#tour" ${attributes}><span>Play</span></a>`;
  const press = new MouseEvent("click", { bubbles: true, cancelable: true, ...how });
  return document.querySelector("span")?.dispatchEvent(press) ?? false;
};

test("pressing a tour's link plays it in a frame with its title and the focus", () => {
  expect(click(`data-frame="${frame}" data-title="A walk"`)).toBe(false);
  const [playing, ...others] = document.body.children;
  expect(others).toEqual([]);
  expect(playing).toMatchObject({ tagName: "IFRAME", src: frame, title: "A walk" });
  expect(document.activeElement).toBe(playing);
});

test("a tour at another host, and a click for a new tab, follow the link", () => {
  expect(click("")).toBe(true);
  expect(click(`data-frame="${frame}"`, { ctrlKey: true })).toBe(true);
  expect(document.querySelector("iframe")).toBeNull();
});

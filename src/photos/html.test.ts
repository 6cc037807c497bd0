import { photoHtml } from "./html";

test("a photo in a text is one native image that says its size, and loads when it comes near", () => {
  const template = document.createElement("template");
  template.innerHTML = photoHtml({
    source: "https://images.unsplash.com/photo-1564013799919-ab600027ffc6",
    focus: "centre",
    alt: 'A "terrace" & a lamp',
  });
  const image = template.content.firstElementChild;
  expect(template.content.childElementCount).toBe(1);
  expect(image?.getAttribute("alt")).toBe('A "terrace" & a lamp');
  expect(image?.getAttribute("loading")).toBe("lazy");
  expect(Number(image?.getAttribute("width")) / Number(image?.getAttribute("height"))).toBeCloseTo(3 / 2, 2);
  expect(image?.getAttribute("srcset")).toMatch(/^https:\/\/images\.unsplash\.com\/\S+ 320w, .* 1440w$/);
  expect(image?.hasAttribute("style")).toBe(false);
});

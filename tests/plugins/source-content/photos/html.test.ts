/** @jest-environment jsdom */
import { inText, photoHtml } from "../../../../plugins/gatsby-source-content/photos/html";
import { imageData } from "../../../../plugins/gatsby-source-content/photos/image-data";
import { stockSource } from "../../../../plugins/gatsby-source-content/photos/stock";

const source = "https://images.unsplash.com/photo-1564013799919-ab600027ffc6";

test("a photo in a text is one native image that says its size, and loads when it comes near", () => {
  const template = document.createElement("template");
  template.innerHTML = photoHtml('A "terrace" & a lamp', imageData(stockSource({ source, focus: "centre" }), inText));
  const [image, ...others] = template.content.querySelectorAll("img");
  expect(others).toEqual([]);
  expect(image?.getAttribute("alt")).toBe('A "terrace" & a lamp');
  expect(image?.getAttribute("loading")).toBe("lazy");
  expect(Number(image?.getAttribute("width")) / Number(image?.getAttribute("height"))).toBeCloseTo(3 / 2, 2);
  expect(image?.getAttribute("srcset")).toMatch(/^https:\/\/images\.unsplash\.com\/\S+ 320w, .* 1440w$/);
  expect(template.content.querySelector("[style]")).toBeNull();
});

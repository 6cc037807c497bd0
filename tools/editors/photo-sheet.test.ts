/** @jest-environment node */
import { testFolder } from "../support/test-folder";
import { photoSheet } from "./photo-sheet";

test("each photo stands beside its alternative text in every section that shows it, styled as there", () => {
  const shown = '<section id="story"><img src="/static/house.avif" loading="lazy" alt="A house"></section>';
  const page = `<style>img{width:50%}</style>${shown}<section id="other"></section>`;
  const sheet = photoSheet(testFolder({ "about.html": page }));
  expect(sheet.match(/<h2>.*?<\/p>/g)).toEqual(["<h2>about.html #story</h2><p>“A house”</p>"]);
  const [frame = "", ...others] = [...sheet.matchAll(/srcdoc="([^"]*)"/g)].map(([, html]) => html);
  expect(frame).toContain("&lt;style&gt;img{width:50%}");
  expect(frame).toContain("&lt;img src=&quot;static/house.avif&quot; alt");
  expect(others).toEqual([frame, frame]);
});

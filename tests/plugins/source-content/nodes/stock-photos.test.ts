import { stockPhotos } from "../../../../plugins/gatsby-source-content/read/content";
import { siteWith } from "../../../fixtures";

const photos = ["modern-kitchen", "uk-house", "victorian-house"].map((name) => `content/photos/${name}.md`);

test.each([
  ["a stock photo that is kept with the site is still a stock photo", "image: gate.jpg\nstockUrl:", 3],
  ["a local image is none", "image: gate.jpg\n# stockUrl:", 0],
])("%s", (_what, written, count) => {
  const edits = Object.fromEntries(photos.map((file) => [file, ["stockUrl:", written] as const]));
  expect(stockPhotos(siteWith({ ...edits, "content/photos/gate.jpg": Buffer.alloc(0) }))).toHaveLength(count);
});

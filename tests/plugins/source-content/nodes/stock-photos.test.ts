import { stockPhotos } from "../../../../plugins/gatsby-source-content/read/content";
import { siteWith } from "../../../fixtures";

const photos = ["modern-kitchen", "uk-house", "victorian-house"].map((name) => `content/photos/${name}.md`);

test.each([
  ["a stock photo that is kept with the site is still a stock photo", "picture: gate.jpg\nsource:", 3],
  ["a picture of one's own is none", "picture: gate.jpg\n# source:", 0],
])("%s", (_what, written, count) => {
  const edits = Object.fromEntries(photos.map((file) => [file, ["source:", written] as const]));
  expect(stockPhotos(siteWith({ ...edits, "content/photos/gate.jpg": Buffer.alloc(0) }))).toHaveLength(count);
});

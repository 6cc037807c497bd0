/** @jest-environment node */
import { parse, serialize } from "parse5";
import { readdressPictures } from "./pictures";

const hash = "0123456789abcdef0123456789abcdef";

test("pictures that the build made are served from the folder that browsers keep; others stay where they are", () => {
  const page = parse(
    `<picture><source srcset="/static/${hash}/a1/door.avif 400w,\n/static/${hash}/b2/door.avif 800w"><img src="/static/${hash}/c3/door.jpg"></picture>` +
      `<img src="https://images.example.com/static/${hash}/door.jpg" srcset="/static/logo.png 2x"><p>/static/${hash}/a1/door.avif</p>`,
  );
  expect(readdressPictures(page)).toEqual([
    `static/${hash}/a1/door.avif`,
    `static/${hash}/b2/door.avif`,
    `static/${hash}/c3/door.jpg`,
  ]);
  const html = serialize(page);
  expect(html).toContain(
    `srcset="/_immutable/static/${hash}/a1/door.avif 400w,\n/_immutable/static/${hash}/b2/door.avif 800w"`,
  );
  expect(html).toContain(`src="/_immutable/static/${hash}/c3/door.jpg"`);
  expect(html).toContain(`src="https://images.example.com/static/${hash}/door.jpg" srcset="/static/logo.png 2x"`);
  expect(html).toContain(`<p>/static/${hash}/a1/door.avif</p>`);
});

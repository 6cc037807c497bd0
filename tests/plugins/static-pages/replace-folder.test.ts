import { existsSync, readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { replaceFolder } from "../../../plugins/gatsby-plugin-static-pages/replace-folder";
import { testFolder } from "../../../tools/support/test-folder";

/** How many folders are still renamed before the build is killed. */
let left = Number.POSITIVE_INFINITY;

jest.mock("node:fs/promises", () => {
  const real = jest.requireActual<typeof import("node:fs/promises")>("node:fs/promises");
  const rename = (from: string, to: string) =>
    left-- > 0 ? real.rename(from, to) : Promise.reject(new Error("killed"));
  return { ...real, rename };
});

const folder = testFolder();

test.each([0, 1])(
  "a build that is killed after %i renames leaves the last site whole, and the next in order",
  async (renames) => {
    const place = path.join(folder, `dist-${renames}`);
    const fill = (text: string) => replaceFolder(place, (next) => writeFile(path.join(next, "index.html"), text));
    await fill("first");
    left = renames;
    await expect(fill("second")).rejects.toThrow("killed");
    left = Number.POSITIVE_INFINITY;
    const stands = existsSync(place) ? place : `${place}.old`;
    expect(readFileSync(path.join(stands, "index.html"), "utf8")).toBe("first");
    await fill("third");
    expect(readFileSync(path.join(place, "index.html"), "utf8")).toBe("third");
    expect(readdirSync(folder).filter((name) => name.startsWith(path.basename(place)))).toEqual([path.basename(place)]);
  },
);

import { readFileSync } from "node:fs";
import path from "node:path";
import { copyStatic } from "../../../plugins/gatsby-plugin-static-pages/copy-static";
import { testFolder } from "../../support/test-folder";

const copied = async (files: readonly string[]) => {
  const folder = testFolder(Object.fromEntries(files.map((file) => [`static/${file}`, file])));
  await copyStatic(path.join(folder, "static"), path.join(folder, "dist"));
  return files.map((file) => readFileSync(path.join(folder, "dist", file), "utf8"));
};

test("files in static/ are copied unchanged", async () => {
  const files = ["CNAME", ".nojekyll", ".well-known/security.txt", "google0a1b2c.html", "about/brochure.pdf"];
  expect(await copied(files)).toEqual(files);
});

test("files that operating systems and editors leave behind are not copied", async () => {
  for (const name of ["Thumbs.db", "about/.DS_Store", "._a.pdf", "~$a.docx", "a.pdf.bak", "Icon\r"])
    await expect(copied([name])).rejects.toThrow("no such file");
});

test.each(["robots.txt", "static/a.pdf"])(
  "a build reports a file in static/ that it would overwrite: %s",
  async (file) => {
    await expect(copied([file])).rejects.toThrow(
      `static/${path.dirname(file).replace(".", file)} would be overwritten`,
    );
  },
);

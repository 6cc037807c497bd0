import { readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { writeForSearchEngines } from "../../../plugins/gatsby-plugin-static-pages/sitemap";
import { checkRedirects, copyStatic, ownLines } from "../../../plugins/gatsby-plugin-static-pages/static-files";
import { testFolder } from "../../support/test-folder";

const copied = async (files: readonly string[]) => {
  const folder = testFolder(Object.fromEntries(files.map((file) => [`static/${file}`, file])));
  await copyStatic(path.join(folder, "static"), path.join(folder, "dist"));
  return files.map((file) => readFileSync(path.join(folder, "dist", file), "utf8"));
};

test("files in static/ are copied unchanged", async () => {
  const files = [
    "CNAME",
    ".nojekyll",
    "robots.txt",
    ".well-known/security.txt",
    "google0a1b2c.html",
    "about/brochure.pdf",
  ];
  expect(await copied(files)).toEqual(files);
});

test("files that operating systems and editors leave behind are not copied", async () => {
  for (const name of ["Thumbs.db", "about/.DS_Store", "._a.pdf", ".#a.txt", "~$a.docx", "a.pdf.bak", "Icon\r"])
    await expect(copied([name])).rejects.toThrow("no such file");
});

test("a symbolic link in static/ stops the build", async () => {
  const folder = testFolder({ "static/a.pdf": "", ".env": "" });
  symlinkSync("../.env", path.join(folder, "static/plan.pdf"));
  await expect(copyStatic(path.join(folder, "static"), path.join(folder, "dist"))).rejects.toThrow("symbolic link");
});

test("a robots.txt in static/ keeps its rules, and gets the sitemap", async () => {
  const site = testFolder({ "robots.txt": "User-agent: GPTBot\r\nDisallow: /\r\n" });
  await writeForSearchEngines(site, "https://www.example.com", ["https://www.example.com/about"]);
  expect(readFileSync(path.join(site, "robots.txt"), "utf8")).toBe(
    "User-agent: GPTBot\r\nDisallow: /\n\nSitemap: https://www.example.com/sitemap.xml\n",
  );
});

test.each(["sitemap.xml", "static"])("a build reports static/%s, which it would overwrite", async (name) => {
  const file = name === "static" ? "static/a.pdf" : name;
  await expect(copied([file])).rejects.toThrow(`static/${name} would be overwritten`);
});

test("a build reports a capital in the name of the logo, which Windows and macOS would find", async () => {
  await expect(copied(["Logo.svg"])).rejects.toThrow("static/Logo.svg has no effect until its name is logo.svg");
});

test("an owner's lines for a host lose the byte order mark of Notepad, and must be in UTF-8", () => {
  const folder = testFolder({ _headers: "\uFEFF/a\r\n", _redirects: Buffer.from("/a /b", "utf16le") });
  expect(ownLines("_headers", folder)).toBe("/a\r\n");
  expect(() => ownLines("_redirects", folder)).toThrow("static/_redirects is not text in UTF-8");
});

const check = (text: string) => () => checkRedirects(text, ["/", "/about", "/about-us"]);

test.each([
  "# Ours\n\n/blog/* https://blog.example.com/:splat 301\n/news /about\nhttps://old.example.com/* https://www.example.com/:splat 301!",
  "/ /cymraeg 302 Language=cy\n/* /404.html 404",
])("an owner may add to the redirects: %j", (text) => {
  expect(check(text)).not.toThrow();
});

test.each([
  ["/news /about\r\n/about/ /story 301\r\n", 'static/_redirects:2: "/about/" covers "/about"'],
  ["/about-* /about", 'static/_redirects:1: "/about-*" covers "/about-us"'],
  ["/:page /", 'static/_redirects:1: "/:page" covers "/about"'],
])("an own redirect that hides a path of the site is reported with its line: %j", (text, message) => {
  expect(check(text)).toThrow(message);
});

import { existsSync, readdirSync, statSync, truncateSync } from "node:fs";
import { filesIn } from "../../plugins/gatsby-plugin-static-pages/files";
import { storeSite } from "../support/built-sites";
import { at, build, change, edit, policyInPage, read, write } from "./site";

describe("a site below a path, built with a damaged cache", () => {
  let printed: string;

  beforeAll(() => {
    edit("below a path");
    const head = 'export const Head = () => <body className="towns" />;';
    write("src/pages/towns.tsx", `export default () => <h1>Towns</h1>;\n${head}\n`);
    write("src/pages/villages.tsx", "export default () => null;\n");
    const wrapper =
      "({ element, props }) => (props.location.pathname.endsWith('/towns') ? <main>{element}</main> : element)";
    write("gatsby-browser.js", 'import "./src/towns.css";\n');
    write("src/towns.css", ".towns { outline-color: tan }\n");
    write("gatsby-ssr.tsx", `export const wrapPageElement = ${wrapper};\n`);
    for (const file of ["gatsby-config.ts", "plugins/feed/gatsby-node.js"]) change(file, "feed.xml", "robots.txt");
    for (const file of filesIn(at(".cache")).map((name) => at(`.cache/${name}`)))
      truncateSync(file, Math.floor(statSync(file).size / 2));
    printed = build();
    storeSite("endpoint", at("dist"));
  });

  test("a build with a damaged cache starts without it", () => {
    expect(printed).toContain("Starting a clean build.");
  });

  test("every URL of a site below a path has that path, and leads to a file", () => {
    const files = readdirSync(at("dist"), { recursive: true, encoding: "utf8" });
    const texts = files.filter((file) => /\.(html|webmanifest|json)$/.test(file) && !file.includes("admin"));
    const url = /(?:=\\?"|:"|\(|, )(\/(?!\/)[\w./-]*)(?=["#) \\])/g;
    const addresses = texts.flatMap((file) => [...read(`dist/${file}`).matchAll(url)].map(([, one = ""]) => one));
    const lost = [...new Set(addresses)].filter((address) => {
      const file = address.replace(/^\/harbour\//, "dist/");
      return ![file, `${file}.html`, `${file}index.html`].some((one) => one !== address && existsSync(at(one)));
    });
    expect(addresses.length).toBeGreaterThan(100);
    expect(lost).toEqual([]);
  });

  test("a notice is above every page until its last day, with its styles and its language", () => {
    const notice = 'Closed today. <a href="/harbour/about#story">Our story</a></p></aside><header';
    for (const page of ["about", "amdanom-ni"]) expect(read(`dist/${page}.html`)).toContain(notice);
    expect(read("dist/about.html")).toMatch(/<style>\.notice\{.*<aside class="notice"><p>/s);
    expect(read("dist/amdanom-ni.html")).toContain('<aside class="notice" lang="en-GB">');
  });

  test("a site has its CSP and redirects in its pages, for hosts without settings", () => {
    expect(read("dist/about.html")).toMatch(policyInPage);
    expect(read("dist/admin.html")).toContain(`content="default-src 'none'; script-src 'self' 'wasm-unsafe-eval';`);
    expect(read("dist/company/story/index.html")).toContain("url=/harbour/about");
    expect(read("dist/sitemap.xml")).toContain("<loc>https://example.github.io/harbour/about</loc>");
  });

  test("a page in code is published with its wrapper and the styles of gatsby-browser, and is in the sitemap, though not in the content", () => {
    expect(read("dist/towns.html")).toMatch(
      /name="viewport".*name="format-detection" content="telephone=no".*<style>.*\.towns\{outline-color:tan\}.*<body class="towns"><main><h1>Towns<\/h1><\/main><script/s,
    );
    expect(read("dist/sitemap.xml")).toContain("<loc>https://example.github.io/harbour/towns</loc>");
  });

  test("a file of another plugin replaces that of the build", () => {
    expect(read("dist/robots.txt")).toBe("<rss/>");
  });
});

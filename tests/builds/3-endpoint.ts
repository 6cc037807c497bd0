import { storeSite } from "../support/built-sites";
import { at, build, change, edit, header, pages, read } from "./site";

describe("an incremental build with an endpoint, after edits of two plugins and a component", () => {
  beforeAll(() => {
    edit("endpoint");
    change(
      "plugins/gatsby-source-content/nodes/resolve-html.ts",
      "return withPlaceholders(await withPhotos(html, context, prefix), context, prefix)",
      'return (await withPlaceholders(await withPhotos(html, context, prefix), context, prefix)).replaceAll("<p>", "<p data-code>")',
    );
    change("plugins/gatsby-plugin-static-pages/headers.ts", '"DENY"', '"SAMEORIGIN"');
    change("src/components/footer/footer.tsx", "<footer className", '<footer data-edited="true" className');
    build({ NO_HEADERS: "true" });
    storeSite("endpoint", at("dist"));
  });

  test("an edit of code reaches pages with unchanged content", () => {
    for (const page of ["index.html", "about.html", "privacy.html", "in-brief.html"])
      expect(read(`dist/${page}`)).toMatch(/<p data-code[^]*<footer data-edited="true"/);
    expect(header("X-Frame-Options")).toBe("SAMEORIGIN");
  });

  test("for a host that sends no headers of the site's own, the pages have their CSP and old paths redirect", () => {
    expect(read("dist/in-brief.html")).toMatch(
      /<head>(<meta [^>]+>)*<meta http-equiv="Content-Security-Policy" content="default-src/,
    );
    expect(read("dist/brief/index.html")).toContain("url=/in-brief");
  });

  test("a notice whose last day has passed is on no page", () => {
    expect(read("dist/about.html")).not.toContain("notice");
  });

  test("a build after a preview drops the draft and its redirect", () => {
    expect(pages()).not.toContain("coming.html");
    expect(read("dist/_redirects") + read("dist/.htaccess") + read("servers/nginx.conf")).not.toMatch(/soon|coming/);
    expect(read("dist/sitemap.xml")).toContain("/in-brief<");
    expect(read("dist/sitemap.xml")).not.toContain("/coming<");
  });
});

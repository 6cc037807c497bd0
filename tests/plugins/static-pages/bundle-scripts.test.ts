import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { bundleScripts } from "../../../plugins/gatsby-plugin-static-pages/bundle-scripts";

// Within the project, where packages are found.
mkdirSync("reports", { recursive: true });
const folder = mkdtempSync("reports/island-");
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds a script; returns the file that visitors fetch. */
async function built(source: string): Promise<string> {
  writeFileSync(path.join(folder, "entry.tsx"), source);
  writeFileSync(path.join(folder, "notice.module.scss"), "$x: 1px;\n.notice { .long-word { margin: $x; } }");
  const { urls, bundled } = await bundleScripts(`${folder}/entry.tsx`, [], path.join(folder, "site"), "");
  const { islands: address = "" } = urls;
  expect(bundled).toContain(`${folder}/entry.tsx`);
  expect(address).toMatch(/^\/static\/islands-\w+\.js$/);
  return readFileSync(path.join(folder, "site", address), "utf8");
}

test("the island's CSS classes have the same names as in pages", async () => {
  const script = 'import * as styles from "./notice.module.scss"; console.log(styles.notice, styles.longWord);';
  expect(await built(script)).toMatch(/"notice".*"notice-long-word"/);
});

test("scripts have the environment variables of Gatsby, and no others", async () => {
  process.env.GATSBY_CITY = "Leeds";
  const script = await built("console.log(process.env.GATSBY_CITY, process.env.GATSBY_GONE, process.env.HOME);");
  delete process.env.GATSBY_CITY;
  expect(script).toContain('console.log("Leeds",globalThis.GATSBY_GONE,globalThis.HOME)');
});

test("a missing CSS class stops the build", async () => {
  const script = 'import * as styles from "./notice.module.scss"; console.log(styles.gone);';
  await expect(built(script)).rejects.toThrow(/entry\.tsx:1:.*"gone"/);
});

test.each(['import { Link } from "gatsby"; console.log(Link);', 'import "gatsby/graphql";', 'import "./logo.svg";'])(
  "%s stops the build, with the place in the guide",
  async (script) => {
    writeFileSync(path.join(folder, "logo.svg"), "");
    await expect(built(script)).rejects.toThrow(/entry\.tsx:1:[^]*docs\/extending\.md/);
    expect(readFileSync("docs/extending.md", "utf8")).toContain("\n## Gatsby in sections and pages\n");
  },
);

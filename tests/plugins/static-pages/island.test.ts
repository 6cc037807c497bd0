import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildIsland } from "../../../plugins/gatsby-plugin-static-pages/island";

// Within the project, where packages are found.
mkdirSync("reports", { recursive: true });
const folder = mkdtempSync("reports/island-");
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds a script; returns it as visitors fetch it. */
async function built(source: string): Promise<string> {
  writeFileSync(path.join(folder, "entry.tsx"), source);
  writeFileSync(path.join(folder, "notice.module.scss"), "$x: 1px;\n.notice { .long-word { margin: $x; } }");
  const address = await buildIsland(`${folder}/entry.tsx`, path.join(folder, "site"));
  expect(address).toMatch(/^\/static\/islands-\w+\.js$/);
  return readFileSync(path.join(folder, "site", address), "utf8");
}

test("the classes of a style sheet have the names that they have in pages", async () => {
  const script = 'import * as styles from "./notice.module.scss"; console.log(styles.notice, styles.longWord);';
  expect(await built(script)).toMatch(/"notice".*"notice-long-word"/);
});

test("a class that the style sheet does not have stops the build", async () => {
  const script = 'import * as styles from "./notice.module.scss"; console.log(styles.gone);';
  await expect(built(script)).rejects.toThrow(/entry\.tsx:1:.*"gone"/);
});

test("of Gatsby there may be fragments, which leave nothing", async () => {
  const part =
    'import { graphql } from "gatsby"; export const n = 1; export const fragment = graphql`fragment A on B { c }`;';
  writeFileSync(path.join(folder, "part.ts"), part);
  expect(await built('import { n } from "./part"; alert(n);')).not.toContain("fragment");
});

test.each(['import { Link } from "gatsby"; console.log(Link);', 'import "gatsby/graphql";'])(
  "anything else of Gatsby stops the build: %s",
  async (script) => {
    await expect(built(script)).rejects.toThrow(/entry\.tsx:1:/);
  },
);

test("what is imported later is a file of its own", async () => {
  writeFileSync(path.join(folder, "island.ts"), "export const later = 1;");
  const [, later] = /import\("\.\/(island-\w+\.js)"\)/.exec(await built('void import("./island");')) ?? [];
  expect(readdirSync(path.join(folder, "site/static"))).toContain(later);
});

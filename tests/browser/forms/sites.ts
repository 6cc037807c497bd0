import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readContent } from "../../../plugins/gatsby-source-content/read/content";
import { buildCopy, copyProject, sampleSite } from "../../../tools/support/copy";

/** Stands in the built pages for the endpoint that a test starts. */
export const endpointOrigin = "https://forms.example.com";

const deliveries = {
  email: "  by: email",
  netlify: "  by: netlify",
  endpoint: `  by: endpoint\n  endpoint: ${endpointOrigin}/enquiries\n  cors: true`,
};

/** What the sample site says, on which the forms are tested. */
export const formsContent = readContent(sampleSite);

/** The folder of that site as it is built with a delivery. */
export const siteFolder = (delivery: keyof typeof deliveries): string => path.join("reports/sites", delivery);

/** Before the browser tests: builds the sample site once for each delivery, unless it is newer than the real one. */
export default function buildSites(): void {
  const isNew = (folder: string): boolean =>
    existsSync(folder) && statSync(folder).mtimeMs > statSync("dist/index.html").mtimeMs;
  const missing = Object.entries(deliveries).filter(([delivery]) => !isNew(path.join("reports/sites", delivery)));
  if (missing.length === 0) return;
  const copy = copyProject(sampleSite);
  const site = path.join(copy, "content/site.md");
  const text = readFileSync(site, "utf8");
  for (const [delivery, lines] of missing) {
    const target = path.join("reports/sites", delivery);
    writeFileSync(
      site,
      text.replace(/^ {2}by: .*$/m, () => lines),
    );
    buildCopy(copy);
    rmSync(target, { recursive: true, force: true });
    cpSync(path.join(copy, "dist"), target, { recursive: true });
  }
  rmSync(copy, { recursive: true, force: true });
}

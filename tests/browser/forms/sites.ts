import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildCopy, copyProject } from "../../../tools/support/copy";

/** Stands in the built pages for the endpoint that a test starts. */
export const endpointOrigin = "https://forms.example.com";

const deliveries = {
  netlify: "  by: netlify",
  endpoint: `  by: endpoint\n  endpoint: ${endpointOrigin}/enquiries\n  cors: true`,
};

/** The folder of the site as it is built with a delivery. */
export const siteFolder = (delivery: "email" | keyof typeof deliveries): string =>
  delivery === "email" ? "dist" : path.join("reports/sites", delivery);

/** Before the browser tests: builds the site once for each of the other deliveries, unless that is newer than the site itself. */
export default function buildSites(): void {
  for (const [delivery, lines] of Object.entries(deliveries)) {
    const target = path.join("reports/sites", delivery);
    if (existsSync(target) && statSync(target).mtimeMs > statSync("dist/index.html").mtimeMs) continue;
    const copy = copyProject();
    const site = path.join(copy, "content/site.md");
    writeFileSync(site, readFileSync(site, "utf8").replace(/^ {2}by: .*$/m, lines));
    buildCopy(copy);
    rmSync(target, { recursive: true, force: true });
    cpSync(path.join(copy, "dist"), target, { recursive: true });
    rmSync(copy, { recursive: true, force: true });
  }
}

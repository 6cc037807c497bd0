import type { GitBackend } from "@sveltia/cms";
import { existsSync, readFileSync } from "node:fs";
import { aliasesIn } from "../content-model/page-data";
import type { Content } from "../content-model/read/content";
import type { Types } from "../content-model/schema/sdl";
import { filesIn } from "../gatsby-plugin-static-pages/files";
import { commitsUrl } from "./backend";
import { cmsConfig, pageCollection, pagesOf } from "./collections";

/** A placeholder: Sveltia requires a backend even to edit a local folder. */
const noBackend: GitBackend = { name: "github", repo: "local/folder", auth_methods: ["token"] };

const pictures = "docs/images/sections";

/** The data of the site for the scripts of /admin, as JSON. `styles` is the URL of the style sheet for previews. */
export function siteData(content: Content, types: Types, styles: string, backend = noBackend) {
  const sources = filesIn("src").flatMap((file) => (/\.tsx?$/.test(file) ? readFileSync(`src/${file}`, "utf8") : []));
  return {
    config: cmsConfig(content, types, backend),
    hasBackend: backend !== noBackend,
    /** Sveltia's database in the browser. */
    database: `${backend.name}:${backend.repo}`,
    commits: commitsUrl(backend),
    /** Whether GitHub Actions builds the site: they also build when Sveltia asks GitHub for it. */
    hasActions: process.env.GITHUB_ACTIONS === "true",
    contact: content.placeholders.get("email") ?? "the person who looks after the site",
    /** The collection of each page, whose name replaces "PAGE": once, because it has the forms of all section types. */
    pageTemplate: pageCollection(types, "PAGE"),
    pages: pagesOf(content).map(({ slug }) => slug),
    types: [...types],
    aliases: aliasesIn(sources),
    texts: Object.fromEntries([...content.entries].map(([file, { text }]) => [file, text])),
    images: Object.fromEntries(content.images),
    /** A picture of each section type, if `npm run screenshots handbook` has taken one. */
    pictures: existsSync(pictures) ? filesIn(pictures).map((file) => `${pictures}/${file}`) : [],
    servedFiles: content.servedFiles,
    styles,
  };
}

export type SiteData = ReturnType<typeof siteData>;

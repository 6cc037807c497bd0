import type { Policy } from "./policy";

/** An application besides the pages, for example a CMS, with its own CSP. */
export interface App {
  /** For example "/admin", served from `admin.html`. Its own files are in `static/admin/`: workers obey the CSP of their script. */
  path: string;
  policy: Policy;
  /** Writes the application into the finished site. `styles` is the style sheet of the pages. */
  write: (site: string, styles: string) => Promise<void>;
}

/** The applications of the site. Another plugin adds one in `onPreBuild`. */
export const apps: App[] = [];

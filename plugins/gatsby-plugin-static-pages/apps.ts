import type { Policy } from "./policy";

/** An application beside the pages, such as a CMS, with a policy of its own. */
export interface App {
  /** As in "/admin", for which the finished site has `admin.html`. */
  path: string;
  policy: Policy;
  /** Writes the application into the finished site. `styles` is the style sheet of the pages. */
  write: (site: string, styles: string) => Promise<void>;
}

/** The applications of the site. Another plugin adds one in `onPreBuild`. */
export const apps: App[] = [];

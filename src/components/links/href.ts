import { withPrefix } from "gatsby";

/** The `href` for a path, an anchor or a URL: a path gets the path prefix of the site. */
export const href = (to: string): string => (to.startsWith("/") ? withPrefix(to) : to);

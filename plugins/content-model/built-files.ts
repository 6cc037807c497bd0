/* What the build writes beside the pages. The check refuses these paths, in browsers too, so this module imports nothing. */
export const adminPage = "admin";
export const adminBuild = "admin-build.json";
export const folders = ["static", "page-data"] as const;
export const listFiles = ["manifest.webmanifest", "robots.txt", "sitemap.xml"] as const;
export const hostFiles = ["_headers", "_redirects", ".htaccess"] as const;
export const iconFiles = ["favicon.ico", "apple-touch-icon.png", "icon-512.png", "social.png"] as const;

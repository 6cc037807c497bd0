export { pexels } from "./pexels";
export { unsplash } from "./unsplash";

import { bodies } from "./bodies";
import { conflicts } from "./conflicts";
import { delivery } from "./delivery";
import { fields } from "./fields";
import { files } from "./files";
import { forms } from "./forms";
import { frontmatter } from "./frontmatter";
import { heroes } from "./heroes";
import { linkTexts } from "./link-texts";
import { links } from "./links";
import { paths } from "./paths";
import { photos } from "./photos";
import { sections } from "./sections";
import { texts } from "./texts";
import { unique } from "./unique";
import type { Mistake } from "./mistake";

export { picture, pictured, png } from "./mistake";
export { right } from "./right";

/** A file for each rule, or for rules that belong together. */
export const mistakes: readonly Mistake[] = [
  ...bodies,
  ...conflicts,
  ...delivery,
  ...fields,
  ...files,
  ...forms,
  ...frontmatter,
  ...heroes,
  ...linkTexts,
  ...links,
  ...paths,
  ...photos,
  ...sections,
  ...texts,
  ...unique,
];

import type { Problem } from "../problem";
import { withTexts, type Content } from "../read/content";
import type { Types } from "../schema/sdl";
import { checkContent } from ".";
import { mended } from "./mend";

/** Content whose certain mistakes are mended. */
export interface Fixed {
  /** The files that are other now, with their whole texts. */
  texts: ReadonlyMap<string, string>;
  /** The mistakes that are gone, in the places that they had when they were found. */
  mended: readonly Problem[];
  /** Those that are left. */
  left: readonly Problem[];
}

/** How often mending goes on: a file that can be read again may have mistakes that nobody could see before. */
const passes = 10;

/** Mends every mistake that has one right answer. A file that would still have such mistakes afterwards stays as it was. */
export function fix(content: Content, types: Types): Fixed {
  const texts = new Map<string, string>();
  const gone: Problem[] = [];
  const check = (): Problem[] => checkContent(withTexts(content, texts), types);
  const certain = (problems: readonly Problem[]): Problem[] => problems.filter(({ mend }) => mend);
  let left = check();
  for (let pass = 0, found = certain(left); pass < passes && found.length > 0; pass += 1, found = certain(left)) {
    gone.push(...found);
    for (const file of new Set(found.map((one) => one.file))) {
      const own = found.filter((one) => one.file === file);
      texts.set(file, mended(texts.get(file) ?? content.entries.get(file)?.text ?? "", own));
    }
    left = check();
  }
  const endless = new Set(certain(left).map(({ file }) => file));
  endless.forEach((file) => texts.delete(file));
  if (endless.size > 0) left = check();
  return { texts, mended: gone.filter(({ file }) => !endless.has(file)), left };
}

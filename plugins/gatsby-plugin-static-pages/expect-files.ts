import { existsSync } from "node:fs";
import path from "node:path";
import { PlainError } from "../gatsby-source-content/plain-error";
import { isImmutable } from "./files";

/** Throws a `PlainError` that lists the files that styles name, as in `url(/drawings/house.svg)`, and `static/` lacks. */
export function expectFiles(folder: string, styles: string): void {
  const missing = [...styles.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = "", rule = ""]) =>
    [...rule.matchAll(/url\("?(\/[^")?#]+)/g)]
      .filter(([, file = ""]) => !isImmutable(file) && !existsSync(path.join(folder, file)))
      .map(([, file = ""]) => `static${file} is missing, which the style of "${selector}" names`),
  );
  if (missing.length > 0)
    throw new PlainError(`${missing.join("\n")}\nPut each file back, or delete the style from src/.`);
}

import isEqual from "fast-deep-equal";
import { cleanText } from "../read/clean";
import { readFrontmatter, type Frontmatter } from "../read/frontmatter";
import { UserError } from "../user-error";
import { omitNullishFields, type Fields } from "../record";
import { rewriteYaml } from "./rewrite-yaml";

/** A byte-order mark and a line of dashes, the fields, a line of dashes, the text. */
const parts = /^(\uFEFF?---[ \t]*(\r\n|[\n\r]))([^]*?)((?<=[\n\r])---[ \t]*(?:\r\n|[\n\r]|$))([^]*)$/;

/** Changes the fields and the body of a content file; unchanged parts keep their bytes. Throws a UserError if it would not read the same. */
export function writeFields(text: string, fields: Fields, body?: string): string {
  const [, start = "", lineEnd = "\n", yaml = "", fence = "", markdown = ""] = parts.exec(text) ?? [];
  const now = omitNullishFields(fields);
  const before = readFrontmatter(text).body;
  const under = body === undefined ? before : cleanText(body).replace(/\r\n|\r/g, "\n");
  const gap = under === "" || /[\n\r]$/.test(fence) ? "" : lineEnd;
  const written = rewriteYaml(cleanText(yaml).replaceAll(lineEnd, "\n"), now).replaceAll("\n", lineEnd);
  const whole = start + written + fence + (under === before ? markdown : gap + under.replaceAll("\n", lineEnd));
  const { data = {}, body: read, problem } = readFrontmatter(whole.toWellFormed());
  if (problem) throw new UserError(`This cannot be saved: ${problem.message}.`);
  if (!isEqual(omitNullishFields(data), now) || read !== under)
    throw new UserError("This cannot be saved without changing other parts: edit the file itself.");
  return whole;
}

/** A parsed file's text with some of its fields changed. */
export const withFields = ({ text, data }: Frontmatter, fields: Fields): string =>
  writeFields(text, { ...data, ...fields });

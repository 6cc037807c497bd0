import { siteFile } from "../../content-types";
import { sitePages } from "../../read/pages";
import { recordsIn } from "../../record";
import { formats } from "../../schema/formats";
import { fieldProblem, type Rule } from "../rule";

/** Each page in another language has its labels in content/site.md, and each translation an original in another language. */
export const checkLanguages: Rule = (content) => {
  const { data } = content.entries.get(siteFile) ?? {};
  const known = recordsIn(data?.translations).map(({ language }) => language);
  const pages = sitePages(content).map(({ entry, path }) => ({
    entry,
    path,
    language: textOr("en-GB", entry.data?.language),
    original: textOr(path ?? "", entry.data?.translationOf),
  }));
  return pages.flatMap(({ entry, path, language, original }) => {
    const at = (field: string, message: string) => fieldProblem(entry, [field], message);
    const labels = `there are no labels in "${language}": write "translations:" in ${siteFile}, or remove this field from a page in English`;
    // Other rules report a missing site.md, and a wrong code.
    const isKnown = !data || language === "en-GB" || known.includes(language) || !formats.language?.validate(language);
    const missing = isKnown ? [] : [at("language", labels)];
    if (original === path) return missing;
    // Another rule reports an original that does not exist.
    const twin = pages.find((page) => page.entry !== entry && page.original === original && page.language === language);
    const same = `${twin?.entry.file} is this page in the same language: write another "language:", or remove this field`;
    const isChain = pages.some((page) => page.path === original && page.original !== original);
    const chain = `"${original}" is a translation itself: write the path of its original`;
    return [...missing, ...(twin ? [at("translationOf", same)] : isChain ? [at("translationOf", chain)] : [])];
  });
};

const textOr = (other: string, value: unknown): string => (typeof value === "string" ? value : other);

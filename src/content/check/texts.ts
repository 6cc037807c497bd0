import { siteFile } from "../kinds";
import type { Content } from "../read/content";
import type { Entry } from "../read/entry";
import type { FieldPath } from "../read/frontmatter";
import type { Problem } from "../problem";
import type { Types } from "../schema/sdl";
import { textsOf } from "../read/field-texts";
import { tokensIn } from "../read/tokens";
import { problemAt } from "./rule";
import { didYouMean, oneOf } from "./suggest";

/** Each text has words, and each {token} in it exists. */
export function checkTexts(content: Content, types: Types): Problem[] {
  const tokens = [...content.facts.keys()];
  const isKnown = content.entries.get(siteFile)?.data !== undefined;
  return [...content.entries.values()].flatMap((entry) => [
    ...textsOf(entry, types).flatMap(({ path, value }) => [
      ...(value !== "" && value.trim() === "" ? [problemAt(entry, path, "holds nothing but spaces")] : []),
      ...tokensIn(value).flatMap(({ name }) => {
        const message = !isKnown
          ? undefined
          : isFact(entry, path)
            ? "is a fact that other texts use: write it without {tokens}"
            : tokenMessage(name, allowed(tokens, entry, path));
        return message ? [problemAt(entry, path, message)] : [];
      }),
    ]),
    ...(isKnown ? bodyTokens(entry, tokens) : []),
  ]);
}

/** A form fills a number into its messages. */
const allowed = (tokens: string[], entry: Entry, path: FieldPath): string[] =>
  entry.kind === "form" && path[0] === "messages" ? [...tokens, "n"] : tokens;

/** Tokens stand for the values at the top of site.md and for its address. */
const isFact = (entry: Entry, path: FieldPath): boolean =>
  entry.kind === "site" && (path.length === 1 || path[0] === "address");

function bodyTokens(entry: Entry, tokens: string[]): Problem[] {
  return entry.body.split("\n").flatMap((line, at) =>
    tokensIn(line).flatMap(({ name, index }) => {
      const message = tokenMessage(name, tokens);
      return message ? [{ file: entry.file, line: entry.bodyLine + at, column: index + 1, message }] : [];
    }),
  );
}

function tokenMessage(name: string, tokens: string[]): string | undefined {
  if (tokens.includes(name)) return undefined;
  const suggestion = didYouMean(name, tokens).replace(/"(.*)"/, "{$1}");
  return `there is no token {${name}}.${suggestion || (tokens.length > 0 ? ` Those of ${siteFile} are ${oneOf(tokens).replace(/"(\w+)"/g, "{$1}")}` : "")}`;
}

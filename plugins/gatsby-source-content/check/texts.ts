import type { FieldDefinitionNode } from "graphql";
import { siteFile } from "../kinds";
import type { Content } from "../read/content";
import type { Entry } from "../read/entry";
import type { FieldPath } from "../read/frontmatter";
import type { Problem } from "../problem";
import { argument, isRequired, namedType } from "../schema/field-definition";
import { fieldsOf, type Types } from "../schema/sdl";
import { textsOf } from "../read/field-texts";
import { strayBraces, tokenOf, tokensIn } from "../read/tokens";
import { problemAt } from "./rule";
import { didYouMean, oneOf } from "./suggest";

/** Each text has words, each {token} in it exists, and no sign in it is printed that is meant to do something. */
export function checkTexts(content: Content, types: Types): Problem[] {
  // Another rule reports what site.md lacks.
  const due = fieldsOf(types, "Company").filter((field) => isRequired(field) && isFact(types, field));
  const tokens = [...new Set([...content.facts.keys(), ...due.map(({ name }) => tokenOf(name.value))])];
  const isKnown = content.entries.get(siteFile)?.data !== undefined;
  return [...content.entries.values()].flatMap((entry) => [
    ...textsOf(entry, types).flatMap(({ path, value, field }) => [
      ...(value !== "" && value.trim() === "" ? [problemAt(entry, path, "holds nothing but spaces")] : []),
      ...strayBraces(value).map(() => problemAt(entry, path, strayBrace)),
      ...(hasFormat(field) ? [] : markdownIn(value)).map((sign) => problemAt(entry, path, unformatted(sign))),
      ...tokensIn(value).flatMap(({ name }) => {
        const message = !isKnown
          ? undefined
          : holdsFact(entry, path)
            ? "is a fact that other texts use: write it without {tokens}"
            : tokenMessage(name, numbered(field) ? [...tokens, "n"] : tokens);
        return message ? [problemAt(entry, path, message)] : [];
      }),
    ]),
    ...(isKnown ? bodyTokens(entry, tokens) : []),
  ]);
}

/** Whether a form fills a number into the text. */
const numbered = (field: FieldDefinitionNode): boolean =>
  String(argument(field, "constraint", "pattern")).includes("\\{n\\}");

/** Addresses may hold what looks like markdown. */
const hasFormat = (field: FieldDefinitionNode): boolean => argument(field, "constraint", "format") !== undefined;

/** Links, bold words, tags and entities: what means something in a text under the fields, and nothing in a field. */
const markdownIn = (value: string): string[] =>
  [...value.matchAll(/!?\[[^\]]*\][([][^\])]*[\])]|\*\*\S[^*]*\*\*|<\/?[a-z][^<>]*>|&(?:#\w+|[a-z]+\d*);/gi)].map(
    ([sign]) => sign,
  );

const unformatted = (sign: string): string =>
  `${sign} would be printed as it stands: a field holds plain words. Markdown works in the text under the fields`;

/** Whether a field of site.md has a token: those that are a text or a number. */
const isFact = (types: Types, { name, type }: FieldDefinitionNode): boolean =>
  name.value === "address" || (!types.has(namedType(type)) && namedType(type) !== "Boolean");

/** Tokens stand for the values at the top of site.md and for its address. */
const holdsFact = (entry: Entry, path: FieldPath): boolean =>
  entry.kind === "site" && (path.length === 1 || path[0] === "address");

function bodyTokens(entry: Entry, tokens: string[]): Problem[] {
  return entry.body.split("\n").flatMap((line, at) => {
    const problem = (index: number, message: string): Problem[] => [
      { file: entry.file, line: entry.bodyLine + at, column: index + 1, message },
    ];
    return [
      ...tokensIn(line).flatMap(({ name, index }) => {
        const message = tokenMessage(name, tokens);
        return message ? problem(index, message) : [];
      }),
      ...strayBraces(line).flatMap((index) => problem(index, strayBrace)),
    ];
  });
}

const strayBrace = "a brace that belongs to no token would be printed: a token is one word, as in {company}";

function tokenMessage(name: string, tokens: string[]): string | undefined {
  if (tokens.includes(name)) return undefined;
  const suggestion = didYouMean(name, tokens).replace(/"(.*)"/, "{$1}");
  return `there is no token {${name}}.${suggestion || (tokens.length > 0 ? ` Those of ${siteFile} are ${oneOf(tokens).replace(/"(\w+)"/g, "{$1}")}` : "")}`;
}

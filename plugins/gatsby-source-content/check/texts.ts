import type { FieldDefinitionNode } from "graphql";
import { siteFile } from "../kinds";
import type { Content } from "../read/content";
import type { Entry } from "../read/entry";
import type { FieldPath } from "../read/places";
import type { Problem } from "../problem";
import { argument, isRequired, namedType } from "../schema/field-definition";
import { fieldsOf, type Types } from "../schema/sdl";
import { fieldTexts } from "../read/field-texts";
import { strayBraces, tokenOf, tokensIn } from "../read/tokens";
import { problemAt, problemWithin } from "./rule";
import { mendingOf, offsetOf } from "./slips/slip";
import { oneOf, suggest, type Suggestion } from "./suggest";

/** Each text has words, and each {token} in it exists. */
export function checkTexts(content: Content, types: Types): Problem[] {
  // Another rule reports what site.md lacks.
  const due = fieldsOf(types, "Company").filter((field) => isRequired(field) && isFact(types, field));
  const tokens = [...new Set([...content.facts.keys(), ...due.map(({ name }) => tokenOf(name.value))])];
  const isKnown = content.entries.get(siteFile)?.data !== undefined;
  return [...content.entries.values()].flatMap((entry) => [
    ...fieldTexts(entry, types).flatMap(({ path, value, field }) => [
      ...(value !== "" && value.trim() === "" ? [problemAt(entry, path, "holds nothing but spaces")] : []),
      ...(isKnown && tokensIn(value).length > 0 && (isPath(field) || holdsFact(entry, path))
        ? [
            problemAt(
              entry,
              path,
              isPath(field) ? noTokens : "is a fact that other texts use: write it without {tokens}",
            ),
          ]
        : wrongTokens(value, numbered(field) ? [...tokens, "n"] : tokens, isKnown).map((wrong) =>
            problemWithin(entry, path, wrong.words, wrong.sign, wrong.meant),
          )),
    ]),
    ...bodyTokens(entry, tokens, isKnown),
  ]);
}

/** Whether a form fills a number into the text. */
const numbered = (field: FieldDefinitionNode): boolean =>
  String(argument(field, "constraint", "pattern")).includes("\\{n\\}");

const isPath = (field: FieldDefinitionNode): boolean => argument(field, "constraint", "format") === "path";
const noTokens = "a page's address has no {tokens}: links to it would lead elsewhere as soon as the fact changes";

/** Whether a field of site.md has a token: those that are a text or a number. */
const isFact = (types: Types, { name, type }: FieldDefinitionNode): boolean =>
  name.value === "address" || (!types.has(namedType(type)) && namedType(type) !== "Boolean");

/** Tokens stand for the values at the top of site.md and for its address. */
const holdsFact = (entry: Entry, path: FieldPath): boolean =>
  entry.kind === "site" && (path.length === 1 || path[0] === "address");

function bodyTokens(entry: Entry, tokens: readonly string[], isKnown: boolean): Problem[] {
  return entry.body.split("\n").flatMap((line, at) =>
    wrongTokens(line, tokens, isKnown).map(({ index, sign, words, meant }) => {
      const place = { line: entry.bodyLine + at, column: index + 1 };
      const from = offsetOf(entry, place);
      const mend = meant === undefined ? {} : { mend: mendingOf(entry, [from, from + sign.length], meant) };
      return { file: entry.file, ...place, message: words, ...mend };
    }),
  );
}

interface WrongToken extends Suggestion {
  /** Where it starts in the text, and how it is written. */
  index: number;
  sign: string;
}

/** The tokens in a text that do not exist, and the first brace that belongs to none. */
function wrongTokens(text: string, tokens: readonly string[], isKnown: boolean): WrongToken[] {
  const unknown = tokensIn(text)
    .filter(({ name }) => isKnown && !tokens.includes(name))
    .map(({ name, index }) => ({ index, sign: `{${name}}`, ...noToken(name, tokens) }));
  const stray = strayBraces(text).map((index) => {
    const [sign = "", name = ""] = /\{[\s{]*([a-z][a-z _-]*?)[\s}]*\}+/iy.exec(text.slice(index)) ?? [];
    const { meant } = name ? suggest(name, tokens, "token") : {};
    const words = "a brace that belongs to no token would be printed: a token is one word, as in {company}";
    return {
      index,
      sign,
      words: meant === undefined ? words : `${words}. Write {${meant}}`,
      ...(meant && { meant: `{${meant}}` }),
    };
  });
  return [...unknown, ...stray];
}

function noToken(name: string, tokens: readonly string[]): Suggestion {
  const { meant, words } = suggest(name, tokens, "token");
  const list = tokens.length > 0 ? ` Those of ${siteFile} are ${oneOf(tokens)}` : "";
  const remedy = meant !== undefined || words.startsWith(" Did") ? words : list;
  const message = `there is no token {${name}}.${remedy.replace(/"(\w+)"/g, "{$1}")}`;
  return { words: message, ...(meant !== undefined && { meant: `{${meant}}` }) };
}

import type { FieldDefinitionNode } from "graphql";
import { siteFile } from "../kinds";
import type { Content } from "../read/content";
import type { Problem } from "../problem";
import { argument, isRequired, namedType } from "../schema/field-definition";
import { fieldsOf, type Types } from "../schema/sdl";
import { fieldTexts } from "../read/field-texts";
import { tokenOf, tokensIn } from "../read/tokens";
import { problemAt, problemIn, problemWithin } from "./rule";
import { oneOf, suggest } from "./suggest";

/** Each text has words, and each {token} in it exists. */
export function checkTexts(content: Content, types: Types): Problem[] {
  // Another rule reports what site.md lacks.
  const due = fieldsOf(types, "Company").filter((field) => isRequired(field) && isFact(types, field));
  const tokens = [...new Set([...content.facts.keys(), ...due.map(({ name }) => tokenOf(name.value))])];
  const isKnown = content.entries.get(siteFile)?.data !== undefined;
  return [...content.entries.values()].flatMap((entry) => [
    ...fieldTexts(entry, types).flatMap(({ path, value, field }) => {
      if (value !== "" && value.trim() === "") return [problemAt(entry, path, "holds nothing but spaces")];
      const isAddress = argument(field, "constraint", "format") === "path";
      // Tokens stand for the values at the top of site.md and for its address.
      const isOwn = entry.kind === "site" && (path.length === 1 || path[0] === "address");
      if (isKnown && (isAddress || isOwn) && tokensIn(value).length > 0) {
        const why = isAddress
          ? "a page's address, and links to it would change with the fact"
          : "a fact that other texts use";
        return [problemAt(entry, path, `is ${why}: write it without {tokens}`)];
      }
      // A form fills a number into some of its messages.
      const isNumbered = String(argument(field, "constraint", "pattern")).includes("\\{n\\}");
      return wrongTokens(value, isNumbered ? [...tokens, "n"] : tokens, isKnown).map(({ sign, message, meant }) =>
        problemWithin(entry, path, message, sign, meant),
      );
    }),
    ...wrongTokens(entry.body, tokens, isKnown).map(({ at, sign, message, meant }) => {
      const from = entry.bodyAt + at;
      return problemIn(entry, [from, from + sign.length], message, meant);
    }),
  ]);
}

/** Whether a field of site.md has a token: those that are a text or a number. */
const isFact = (types: Types, { name, type }: FieldDefinitionNode): boolean =>
  name.value === "address" || (!types.has(namedType(type)) && namedType(type) !== "Boolean");

interface WrongToken {
  /** Where it starts in the text, and how it is written. */
  at: number;
  sign: string;
  message: string;
  meant?: string;
}

/** What stands in braces, or a brace alone; within several braces or with spaces it may be a token as well. */
const braced = /\{[\s{]*([a-z][a-z _-]*?)[\s}]*\}+|\{[^{}\n]*\}?|\}/gi;

/** The tokens in a text that do not exist, and braces that belong to none. */
const wrongTokens = (text: string, tokens: readonly string[], isKnown: boolean): WrongToken[] =>
  [...text.matchAll(braced)].flatMap(({ index: at, 0: sign, 1: name = "" }) => {
    const isToken = sign === `{${name}}` && /^[a-z]+$/i.test(name);
    if (isToken && (!isKnown || tokens.includes(name))) return [];
    const { meant, words } = suggest(name, name ? tokens : []);
    const list = words || ` Those of ${siteFile} are ${oneOf(tokens)}`;
    const message = isToken
      ? `there is no token {${name}}.${list.replaceAll(/"(\w+)"/g, "{$1}")}`
      : `a brace that belongs to no token would be printed: a token is one word, as in {${meant ?? "company"}}`;
    return [{ at, sign, message, ...(meant !== undefined && { meant: `{${meant}}` }) }];
  });

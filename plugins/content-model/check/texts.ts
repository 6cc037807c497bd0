import type { FieldDefinitionNode } from "graphql";
import { siteFile } from "../content-types";
import { argument, fieldsOf, isList, isRequired, namedType, type Types } from "../schema/sdl";
import { fieldTexts } from "../read/field-texts";
import { placeholderOf, placeholdersIn } from "../read/placeholders";
import { fieldProblem, rangeProblem, type Rule } from "./rule";
import { nearMiss, oneOf, suggestion } from "./suggest";

/** Each text has words, and each {placeholder} in it exists. */
export const checkTexts: Rule = (content, types) => {
  // Another rule reports missing fields of site.md.
  const facts = placeholderFields(types);
  const due = facts.filter(isRequired).map(nameOf);
  const placeholders = [...new Set([...content.placeholders.keys(), ...due, "registeredOffice"])];
  const hasSite = content.entries.get(siteFile)?.data !== undefined;
  const find = (text: string, known: readonly string[]) => wrongPlaceholders(text, known, facts.map(nameOf), hasSite);
  return [...content.entries.values()].flatMap((entry) => [
    ...fieldTexts(entry, types).flatMap(({ path, value, field, format }) => {
      if (value !== "" && value.trim() === "")
        return [fieldProblem(entry, path, "has only spaces: write something, or remove the field if it is optional")];
      const isPath = format === "path" || format === "oldPath";
      // Placeholders repeat the top-level values of site.md, and its addresses.
      const isOwn =
        entry.contentType === "site" && (path.length === 1 || /^(address|registeredOffice)$/.test(String(path[0])));
      if (hasSite && (isPath || isOwn) && placeholdersIn(value).length > 0) {
        const why = isPath ? "is a page's path" : "is a fact that other texts repeat";
        return [fieldProblem(entry, path, `${why}, and cannot have placeholders in it: write the words themselves`)];
      }
      // A form fills a number into some of its messages.
      const isNumbered = String(argument(field, "constraint", "pattern")).includes("\\{n\\}");
      const known = isNumbered ? [...placeholders, "n"] : placeholders;
      return find(value, known).map(({ message }) => fieldProblem(entry, path, message));
    }),
    ...find(entry.body, placeholders).map(({ at, message }) => rangeProblem(entry, [entry.bodyAt + at], message)),
  ]);
};

/** The fields of site.md that are also placeholders: texts, numbers and addresses. */
export const placeholderFields = (types: Types): FieldDefinitionNode[] =>
  fieldsOf(types, "Company").filter(
    ({ type }) => !isList(type) && ["String", "Int", "Address"].includes(namedType(type)),
  );

const nameOf = ({ name }: FieldDefinitionNode): string => placeholderOf(name.value);

/** Text in braces, with additional braces or spaces around it, a command of another program, or a single brace. */
const braced = /\$?\{[\s{]{0,3}([a-z][a-z _-]{0,40}?)[\s}]{0,3}\}+|\{(?=[\w{%:/#.])\{?[^{}\n]*\}{0,2}|(?<=\w)\}/gi;

const wrongPlaceholders = (text: string, placeholders: readonly string[], facts: readonly string[], hasSite: boolean) =>
  // Few texts have a brace: searching only these makes a save 60 ms faster at 1,000 pages.
  [...(/[{}]/.test(text) ? text.matchAll(braced) : [])].flatMap(({ index: at, 0: sign, 1: name = "" }) => {
    const isPlaceholderLike = sign === `{${name}}` && /^[a-z]+$/i.test(name);
    if (isPlaceholderLike && (!hasSite || placeholders.includes(name))) return [];
    const likely = nearMiss(placeholderOf(name), name ? placeholders : []);
    const missing = facts.includes(name) && `: fill in "${name}:" in ${siteFile}, or write this text without it`;
    const remedy = missing || suggestion(likely) || `: write ${oneOf(placeholders)}`;
    const message = isPlaceholderLike
      ? `there is no placeholder {${name}}${remedy.replaceAll(/"(\w+)"/g, "{$1}")}`
      : `visitors would see this brace: write a placeholder, for example {${likely ?? "company"}}, or delete the brace with its words`;
    return [{ at, message }];
  });

/** Phone numbers and email addresses of site.md that other files repeat without a placeholder. */
export const findRepeatedContacts: Rule = ({ entries }, types) => {
  const site = entries.get(siteFile);
  const values = (site ? fieldTexts(site, types) : []).filter(
    ({ path, value, format }) => path.length === 1 && value.trim() !== "" && (format === "phone" || format === "email"),
  );
  return [...entries.values()].flatMap((entry) =>
    values.flatMap(({ path: [name], value }) => {
      const at = entry === site ? -1 : entry.plain.indexOf(value);
      // A longer number or address only contains it.
      const around = (entry.plain[at - 1] ?? "") + (entry.plain[at + value.length] ?? "");
      return at === -1 || /[\w+]/.test(around)
        ? []
        : [rangeProblem(entry, [at], `"${value}" is also in ${siteFile}: write {${String(name)}}`)];
    }),
  );
};

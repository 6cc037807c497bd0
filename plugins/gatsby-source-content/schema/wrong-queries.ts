import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  FieldsOnCorrectTypeRule,
  KnownArgumentNamesRule,
  KnownTypeNamesRule,
  parse,
  Source,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from "graphql";

/** The rules that a fragment can be checked against without the query that spreads it. */
const rules = [FieldsOnCorrectTypeRule, KnownArgumentNamesRule, KnownTypeNamesRule];

/**
 * Each mistake in the queries and fragments of a folder's components, with its place, as in
 * `src/sections/quote/quote.tsx:24:5 Cannot query field "source" on type "QuoteSection".` Gatsby itself would name the page
 * template that spreads the fragment.
 */
export function wrongQueries(schema: GraphQLSchema, folder: string): string[] {
  return componentQueries(folder)
    .flatMap((document) => validate(schema, document, rules))
    .map(({ source, locations, message }) => {
      const within = locations?.[0] ?? { line: 1, column: 1 };
      const line = within.line + (source?.locationOffset.line ?? 1) - 1;
      return `${source?.name}:${line}:${within.column} ${message}`;
    });
}

/** The queries and fragments of a folder's components. */
export const componentQueries = (folder: string): DocumentNode[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .sort()
    .flatMap((name) => documentsIn(path.posix.join(folder, name)));

/** The documents in a file's graphql`…`. Gatsby reports those that cannot be parsed. */
function documentsIn(file: string): DocumentNode[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/graphql`([^`]*)`/g)].flatMap(({ index, 1: query = "" }) => {
    const line = text.slice(0, index).split("\n").length;
    try {
      return [parse(new Source(query, file, { line, column: 1 }))];
    } catch {
      return [];
    }
  });
}

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { FieldsOnCorrectTypeRule, KnownArgumentNamesRule, KnownTypeNamesRule } from "graphql";
import { parse, Source, validate, type DocumentNode, type GraphQLSchema } from "graphql";

/** The rules that a fragment can be checked against without the query that spreads it. */
const rules = [FieldsOnCorrectTypeRule, KnownArgumentNamesRule, KnownTypeNamesRule];

/**
 * Each mistake in the queries and fragments of a folder's components, with its place, as in
 * `Cannot query field "source" on type "QuoteSection".` above `src/sections/quote/quote.tsx:24:5` and its lines. Gatsby itself would
 * name the page template that spreads the fragment.
 */
export const wrongQueries = (schema: GraphQLSchema, folder: string): string[] =>
  componentQueries(folder)
    .flatMap((document) => validate(schema, document, rules))
    .map(String);

/** The queries and fragments of a folder's components. */
export const componentQueries = (folder: string): DocumentNode[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .sort()
    .flatMap((name) => {
      const file = path.posix.join(folder, name);
      const text = readFileSync(file, "utf8");
      return [...text.matchAll(/graphql`([^`]*)`/g)].flatMap(({ index, 1: query = "" }) => {
        const line = text.slice(0, index).split("\n").length;
        return documentsIn(new Source(query, file, { line, column: 1 }));
      });
    });

/** Gatsby reports a query that cannot be parsed. */
function documentsIn(source: Source): DocumentNode[] {
  try {
    return [parse(source)];
  } catch {
    return [];
  }
}

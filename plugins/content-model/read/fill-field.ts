import type { FieldDefinitionNode } from "graphql";
import micromark from "micromark";
import { argument } from "../schema/sdl";
import {
  fillPlaceholders,
  fillPlaceholdersInHtml,
  fillPlaceholdersInLink,
  type PlaceholderValues,
} from "./placeholders";

/** A field's text as queries return it: with its placeholders filled in, and markdown as HTML. `prefix` is the path prefix of the site. */
export function fillField(field: FieldDefinitionNode, text: string, values: PlaceholderValues, prefix = ""): string {
  const format = argument(field, "constraint", "format");
  if (format === "link") return fillPlaceholdersInLink(text, values);
  if (format === "markdown") return htmlOf(text, values, prefix).replaceAll(/^<p>|<\/p>$/g, "");
  return format === "richText" ? htmlOf(text, values, prefix) : fillPlaceholders(text, values);
}

/** The HTML of markdown. The check allows no link with another protocol than `link` fields. */
export const htmlOf = (text: string, values: PlaceholderValues, prefix = ""): string =>
  fillPlaceholdersInHtml(
    micromark(text.trim(), { allowDangerousProtocol: true }).replaceAll('<a href="/', `<a href="${prefix}/`),
    values,
    prefix,
  );

import { Document, Scalar, visit } from "yaml";

/** One line for each text, however long, and quotation marks only where they are needed. */
const options = { lineWidth: 0, doubleQuotedMinMultiLineLength: Infinity, flowCollectionPadding: false };

/** A group of fields or a list as lines that are indented alike, with a line end after each; without `indent` as within brackets. */
export const printLines = (value: object, indent?: string): string =>
  indent === undefined ? print(value, true).slice(1, -2) : print(value).replace(/^(?=.)/gm, indent);

/**
 * A value as it is written after a field's name or a dash, a text in the style that it had. `indent` is that of the name or dash.
 * There is no line end behind it.
 */
export function printValue(value: unknown, style?: Scalar.Type, indent?: string): string {
  // Quotation marks, or the sign of a text in a block, stay as they were. A plain text may need some now.
  const isStyled = typeof value === "string" && style !== undefined && style !== Scalar.PLAIN;
  const list = [isStyled ? Object.assign(new Scalar(value), { type: style }) : value];
  return indent === undefined
    ? printLines(list)
    : print(list)
        .slice(2, -1)
        .replace(/\n(?=.)/g, `\n${indent}`);
}

function print(value: object, flow = false): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Collection: (_key, node) => {
      if (flow) node.flow = true;
    },
    Scalar: (_key, node) => {
      const text = String(node.value);
      // A block that ends in empty lines would take those for its own that stand between it and what follows.
      if (flow ? text.includes("\n") : /(^|\n)\s*\n$/.test(text)) node.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return document.toString(options);
}

interface Explanation {
  message: string;
  /** From 1, if the parser's own place is too far right. */
  column?: number;
}

/**
 * A YAML parser's error in an editor's words, or in the parser's own if they are plain enough.
 * Codes: https://eemeli.org/yaml/#errors
 */
export function yamlMessage(code: string, message: string, line: string): Explanation {
  if (line.startsWith("---")) return { message: "a quotation mark or bracket above is not closed" };
  switch (code) {
    case "DUPLICATE_KEY":
      return { message: "this field is written twice: keep one of them" };
    case "TAB_AS_INDENT":
      return { message: "a tab is used to indent: use spaces instead" };
    case "MULTIPLE_DOCS":
      return { message: "a file has one block of fields: remove the second line of dashes within it" };
  }
  const quoted = quotationMarks(line);
  if (quoted) return quoted;
  switch (code) {
    case "BAD_INDENT":
    case "MULTILINE_IMPLICIT_KEY":
    case "BLOCK_AS_IMPLICIT_KEY":
    case "MISSING_CHAR":
      return { message: "the lines are not indented alike: fields that belong together start in the same column" };
    default:
      return { message: `this is not valid YAML: ${message.slice(0, 1).toLowerCase()}${message.slice(1)}` };
  }
}

/** What to do about a text that means something else in YAML, as in `title: {company} at work`. */
function quotationMarks(line: string): Explanation | undefined {
  const [, before = "", text = ""] = /^(\s*(?:- )?(?:[\w-]+:\s+)?)(.*)$/.exec(line) ?? [];
  const column = before.length + 1;
  const sign = /^(?:[{[@`%&*!|>]|[-?] )/.exec(text)?.[0].trim();
  if (sign) return { column, message: `a text that starts with ${sign} needs quotation marks around it` };
  const mark = /^["']/.exec(text)?.[0];
  if (mark && text.split(mark).length % 2 === 0) return { column, message: "the quotation mark at the end is missing" };
  if (mark)
    return {
      column,
      message:
        "the text goes on after its quotation mark: put the marks around all of it, and double those inside ('it''s')",
    };
  if (/^[^:]+: /.test(text)) return { column, message: 'a text with ": " in it needs quotation marks around it' };
  return undefined;
}

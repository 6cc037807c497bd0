/** What an editor is told of a YAML parser's errors (https://eemeli.org/yaml/#errors) that no slip in the lines of the fields explains. */
const words: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: "this field is written twice: keep one of them",
  TAB_AS_INDENT: "a tab is used to indent: use spaces instead",
  MULTIPLE_DOCS: "a file has one block of fields: remove the second line of dashes within it",
  BAD_INDENT: "the lines are not indented alike: fields that belong together start in the same column",
};

export function yamlMessage(code: string, line: string): string {
  if (line.startsWith("---")) return "a quotation mark or bracket above is not closed";
  return (
    words[code] ??
    "this line cannot be read: look here, and on the line above, for a quotation mark, bracket, colon or space that is missing or too many"
  );
}

/**
 * The lines of fields with # in place of every sign of a note, and of a text or a list in brackets that goes over several lines: what
 * stands there is no field, whatever it looks like.
 */
export function masked(lines: readonly string[]): string[] {
  const hidden = new Set<number>();
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const below = lines.slice(at + 1);
    const more = block.test(line) ? blockLines(line, below) : bracketLines(line, below);
    if (/^[ \t]*#/.test(line) || (more > 0 && !block.test(line))) hidden.add(at);
    for (let count = 0; count < more; count += 1) hidden.add((at += 1));
  }
  return lines.map((line, at) => (hidden.has(at) ? "#".repeat(line.length) : line));
}

/** A line after which a text begins that stands deeper: https://yaml.org/spec/1.2.2/#81-block-scalar-styles */
const block = /(?:^|[:-] +)[|>][-+\d]*[ \t]*(?:#.*)?$/;

function blockLines(line: string, below: readonly string[]): number {
  const [indent = ""] = /^ */.exec(line) ?? [];
  const end = below.findIndex((one) => one.trim() !== "" && !one.startsWith(`${indent} `));
  return end === -1 ? below.length : end;
}

const closing: Readonly<Record<string, string>> = { '"': '"', "'": "'", "[": "]", "{": "}" };

/** How many lines below one belong to a quotation mark or bracket that it opens; none if a field or an entry comes before its end. */
function bracketLines(line: string, below: readonly string[]): number {
  const [, open = "", rest = ""] = /^[ \t]*(?:- +)*(?:[\w-]+: +)?(["'[{])(.*)$/.exec(line) ?? [];
  const close = closing[open];
  if (close === undefined || rest.includes(close)) return 0;
  const end = below.findIndex((one) => one.includes(close) || /^[ \t]*(?:- |[\w-]+:(?: |$))/.test(one));
  return end !== -1 && below[end]?.includes(close) ? end + 1 : 0;
}

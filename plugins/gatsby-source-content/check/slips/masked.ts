/** A text that begins below `|` or `>` and stands deeper: https://yaml.org/spec/1.2.2/#81-block-scalar-styles */
const block = /^( *)(?:.*[:-] +)[|>][-+\d]*[ \t]*(?:#.*)?\n((?:\1 .*\n|[ \t]*\n)*)/gm;

const noField = String.raw`(?!\n *(?:- |[\w-]+:(?: |\n)))`;
/** A text in quotation marks, or a list or group in brackets. A field or an entry in it says that its end is missing. */
const closed = new RegExp(
  [`(["'])(?:${noField}(?!\\2)[^])*\\2`, `\\[(?:${noField}[^\\]])*\\]`, `\\{(?:${noField}[^}])*\\}`]
    .map((one) => `(?:${one})`)
    .join("|")
    .replace(/^/, "(^ *(?:- +)*(?:[\\w-]+: +)?)(?:")
    .replace(/$/, ")"),
  "gm",
);

/** The lines of fields with # in place of the signs of a text or list that goes over several: what stands there is no field. */
export const masked = (lines: string): string =>
  lines
    .replaceAll(block, (all, _indent, text: string) => all.slice(0, all.length - text.length) + hidden(text))
    .replaceAll(closed, (all: string) => (all.includes("\n") ? hidden(all) : all));

const hidden = (text: string): string => text.replaceAll(/[^\n]/g, "#");

import type { Content } from "../read/content";
import type { Entry } from "../read/entry";
import { partsOf, type Part } from "../read/markdown";
import type { Problem } from "../problem";
import { pictureHelp } from "./references";

/** No sign in a text is printed that is meant to do something: brackets that make no link, and what other markdown understands. */
export function checkPrintedSigns(content: Content): Problem[] {
  return [...content.entries.values()].flatMap((entry) =>
    [...partsOf(entry, "paragraph"), ...partsOf(entry, "heading")].flatMap(({ node }) => {
      const start = node.position?.start.offset ?? 0;
      const plain = plainSource(node, entry.body);
      return [...brackets(plain, entry.body.slice(start)), ...foreign(plain)].map(({ at, message }) =>
        problemIn(entry, start + at, message),
      );
    }),
  );
}

/** What is wrong, and where in the paragraph it starts. */
interface Found {
  at: number;
  message: string;
}

/** Words in brackets, with what stands right behind them: an address, a name in brackets, or nothing. */
const bracketed = /(?<!\\)(!?)\[(?=\s*[^\s\]])((?:\\.|[^[\]\\])+)\](\((?:\\.|[^)\n])*\)?|\[[^\]\n]*\])?/g;

const brackets = (plain: string, source: string): Found[] =>
  [...plain.matchAll(bracketed)].map(({ index, 0: all, 1: sign, 3: target = "" }) => {
    const written = source.slice(index, index + all.length);
    const message = sign ? pictureHelp : why(written.slice(0, written.length - target.length), target);
    return { at: index, message: message.replaceAll(/\s+/g, " ") };
  });

function why(words: string, target: string): string {
  const write = `write ${words}(/about)`;
  if (target.startsWith("("))
    return `${words}${target} is printed as it stands, because its address has a space or no end: ${write}`;
  const name = target.slice(1, -1) || words.slice(1, -1);
  return target.startsWith("[")
    ? `${words}${target} is printed as it stands, because no line says where "${name}" leads: ${write}`
    : `${words} is printed with its brackets: ${write} for a link, or \\${words.slice(0, -1)}\\] if the brackets are meant`;
}

/** What means something in GitHub's markdown, and nothing here. */
const others: readonly [sign: RegExp, message: string][] = [
  [
    /^(?: *\|)?(?: *:?-+:? *\|)+[ :|-]*$/gm,
    "a table is printed as it stands: write a list, or a section of the type features",
  ],
  [/(?<![\\~])~~(?=[^\s~])/g, "~~ is printed as it stands: leave out the words that are to be struck out"],
  [/\b(?:https?:\/\/|www\.)(?=\w)/g, "an address alone makes no link: write [what it leads to](https://…)"],
];

const foreign = (plain: string): Found[] =>
  others.flatMap(([sign, message]) => [...plain.matchAll(sign)].map(({ index }) => ({ at: index, message })));

/** A paragraph as it was written, with dots in place of what markdown understood. */
function plainSource(node: Part["node"], body: string): string {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return "";
  if (node.type === "text") return body.slice(start.offset, end.offset);
  if (!("children" in node) || node.type === "link" || node.type === "linkReference")
    return body.slice(start.offset, end.offset).replace(/[^\n]/g, ".");
  let text = "";
  let at = start.offset;
  for (const child of node.children) {
    const { start: from, end: to } = child.position ?? {};
    if (from?.offset === undefined || to?.offset === undefined) continue;
    text += body.slice(at, from.offset) + plainSource(child, body);
    at = to.offset;
  }
  return text + body.slice(at, end.offset);
}

function problemIn({ file, body, bodyLine }: Entry, offset: number, message: string): Problem {
  const above = body.slice(0, offset).split("\n");
  return { file, line: bodyLine + above.length - 1, column: (above.at(-1)?.length ?? 0) + 1, message };
}

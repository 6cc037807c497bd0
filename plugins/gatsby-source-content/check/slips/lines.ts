import { readFrontmatter } from "../../read/frontmatter";

/** A line, or a part of one, that is written in another way than it was meant. */
interface Odd {
  message: string;
  meant: string;
  isUncertain?: boolean;
}

/** What a line of fields is made of, however it is written: a dash, a field's name and what stands for its colon, and a value. */
const parts =
  /^(?<indent>\s*)(?<dash>(?:[•·‣◦▪●–—‐‑−]|-(?!-)|[*+](?=\s))\s*)?(?:(?<name>[A-Za-z][\w-]*)(?<colon>\s*(?::=|=>?|[:：;])\s*))?(?<value>.*)$/;

/** What is wrong with one line of fields. In those that cannot be read, a value may be why. */
export function oddLine(line: string, names: ReadonlySet<string>, isBroken: boolean): Odd | undefined {
  if (/^\s*(?:#|-?\s*$)/.test(line)) return undefined;
  const { indent = "", dash = "", name = "", colon = "", value: rest = "" } = parts.exec(line)?.groups ?? {};
  const isNamed = names.has(name.toLowerCase()) && rest !== "" && !rest.startsWith("//");
  const isField = isNamed || /^:(?:\s|$)/.test(colon);
  const value = isField ? rest : name + colon + rest;
  const odd = oddValue(value, names, isBroken);
  const meant = [
    indent.replaceAll(/[^\S\t]/g, " "),
    dash && `-${dash.slice(1).replaceAll(/\s/g, " ") || " "}`,
    isField ? name + (rest && `:${colon.replace(/^\s*\S+/, "").replaceAll(/[^\S\t]/g, " ") || " "}`) : "",
  ];
  const written = [indent, dash, isField ? name + (rest && colon) : ""];
  const messages = [
    "only plain spaces indent a line",
    "an entry of a list starts with a dash and a space",
    `a colon and a plain space stand between a field's name and its value: write "${name}: …"`,
  ];
  const message = messages.find((_words, at) => written[at] !== meant[at]) ?? odd?.message;
  const whole = meant.join("") + (isField && rest === "" ? colon : "") + (odd?.meant ?? value);
  return message === undefined ? undefined : { ...odd, message, meant: whole };
}

/** A value, and a note behind it. */
const noted = /^(?<text>.*?)(?<note>(?:(?:^|\s+)#(?:\s|[A-Z]{3})[^"”]*)?)\s*$/;

/** What is wrong with a value: its quotation marks, or that it needs some. */
function oddValue(value: string, names: ReadonlySet<string>, isBroken: boolean): Odd | undefined {
  const { text = "", note = "" } = noted.exec(value)?.groups ?? {};
  const [, open = "", inner = "", close = ""] = /^(["'“”„‟«‘‚‛]?)([^"“”„‟«»]*?)(["“”»'‘’]?),?$/.exec(text) ?? [];
  const quoted = (words: string): string => `"${words.replaceAll(/["\\]/g, "\\$&")}"${note}`;
  const marks = `a text has straight quotation marks (") around all of it, or none: `;
  const isHalf = open === "" && close === '"' && !/[\d\s]$/.test(inner);
  if (isHalf || (open !== "" && close !== "" && !/^(?:""|'')$/.test(open + close)))
    return { message: `${marks}write ${quoted(inner)}`, meant: quoted(inner) };
  if (/^#|^[^\s"'[{|>][^#]* #(?=\S)/.test(text))
    return {
      message:
        "what follows a # after a space is a note, which visitors do not see. If it is part of the text, put quotation marks around the whole; if it is a note, put a space after the #",
      meant: quoted(text),
      isUncertain: !text.startsWith("#"),
    };
  if (
    text === "" ||
    !isBroken ||
    /^[|>][-+\d]*$|^[[{][^\]}]*$/.test(text) ||
    readFrontmatter(`---\nx: ${value}\n---\n`).data
  )
    return undefined;
  // The outer ones of several marks are those around the text, if the first one within begins a word.
  const [, within] = /^"([^"]*\s".*)"$/.exec(text) ?? [];
  const meant = quoted(within ?? (open && inner ? inner : text));
  const next = [...text.matchAll(/(?<= )([a-z]\w*): /gi)].find(([, name = ""]) => names.has(name.toLowerCase()));
  if (next)
    return { message: `"${next[1]}:" begins another field: write it on a line of its own`, meant, isUncertain: true };
  const why = /^\W/.test(text) ? `that starts with ${text[0]}` : 'with ": " in it';
  const message = `${/^["']/.test(text) ? marks : `a text ${why} needs quotation marks: `}write ${meant}`;
  // A link of markdown belongs into fields of its own, or into a text.
  return { message, meant, isUncertain: /^\[[^\]]*\]\(/.test(text) };
}

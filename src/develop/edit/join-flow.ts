/** A pair or an entry between brackets: what it is now, and where it stood in the source; no place if it is new. */
export interface Item {
  text: string;
  place?: number;
}

/**
 * The inside of brackets with other items. Each keeps the comment behind it. `spans` are the places of the old items in the source,
 * `open` and `close` those of the brackets' inside.
 */
export function joinFlow(
  source: string,
  spans: readonly (readonly [from: number, to: number])[],
  [open, close]: readonly [number, number],
  items: readonly Item[],
): string {
  let at = open;
  const parts = spans.map(([from, to]) => {
    const lead = source.slice(at, from);
    const [behind = "", note = ""] = /^(?:\s*,)?([ \t]*#.*)?/.exec(source.slice(to, close)) ?? [];
    at = to + behind.length;
    return { lead, behind, note: note.trimEnd() };
  });
  const tail = source.slice(at, close);
  if (items.length === parts.length && items.every(({ place }, index) => place === index))
    return parts.map(({ lead, behind }, index) => lead + (items[index]?.text ?? "") + behind).join("") + tail;
  const first = parts[0]?.lead ?? "";
  const between = parts[1]?.lead ?? (first || " ");
  const lineEnd = source.includes("\r\n") ? "\r\n  " : "\n  ";
  let text = "";
  let isNoted = false;
  for (const [index, item] of items.entries()) {
    const part = parts[item.place ?? -1];
    const lead = index === 0 ? first : part?.lead.includes("#") ? part.lead : between;
    text +=
      (isNoted && !/^[ \t\r]*\n/.test(lead) ? lineEnd : "") + lead + item.text + (index < items.length - 1 ? "," : "");
    text += part?.note ?? "";
    isNoted = Boolean(part?.note);
  }
  return text + (isNoted && !/^[ \t\r]*\n/.test(tail) ? lineEnd : "") + tail;
}

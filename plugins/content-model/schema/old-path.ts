/** A character of an old path, decoded: none that URLs or host configuration reserve. */
const oldPath = /^(?=\/)(?:\/(?!\.\.?(?:\/|$))(?:[\w .~+,@&()=!-]|[^\p{ASCII}\p{C}\p{Z}])+)*\/?$/u;

/** An old path, decoded and without slashes at its end: `/caf%C3%A9/` -> `/café`; undefined if hosts cannot match it. */
export function decodeOldPath(text: string): string | undefined {
  try {
    const decoded = decodeURI(text).normalize("NFC");
    return oldPath.test(decoded) ? decoded.replace(/(?<=.)\/$/, "") : undefined;
  } catch {
    return undefined;
  }
}

/** The problem of an old URL, of which hosts match only the path. */
export function oldPathProblem(text: string): string | undefined {
  const [, path = "", rest] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)([?#].*)?$/.exec(text) ?? [];
  if (rest?.startsWith("?"))
    return `has a "?", and most hosts match only the part before it: write the path that "${text}" led to, for example "/about-us/", or remove it`;
  if (decodeOldPath(path) !== undefined) return `must be only the path: "${path || "/"}"`;
  const [sign] = (text.startsWith("/") && /[':;*$|]|%27/.exec(text)) || [];
  return sign && `has a ${decodeURIComponent(sign)}, which not every host can match: remove this old path`;
}

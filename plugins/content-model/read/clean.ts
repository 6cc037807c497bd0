/**
 * Characters that show nothing, and that contacts apps, chats and web pages copy along; some reverse words. The empty paragraphs of Word and
 * Outlook are lines of hard spaces.
 */
const invisible = /[\p{Bidi_Control}\u200b\u2060\ufeff]|^[ \t]*\xa0[ \t\xa0]*$/gmu;

/** A text without invisible characters, and with spaces for line separators, which browsers do not show. Words keep soft hyphens; numbers, URLs and email addresses do not. */
export function cleanText(text: string): string {
  const visible = text.replaceAll(invisible, "").replaceAll(/[\u2028\u2029]/g, " ");
  if (!visible.includes("\u00ad")) return visible;
  const codeLike = /@|:\/\/|\d\u00ad|\u00ad\d/;
  return visible.replaceAll(/\S+/g, (word) => (codeLike.test(word) ? word.replaceAll("\u00ad", "") : word));
}

/** A value without words: an email address, a URL, a path, a phone number, a postcode or a company's number. */
const code = /^(?:\S*[@/]\S*|(?=.*\d)[A-Z\d(+][A-Z\d ().,+-]*(?:(?:ext|x)[ .]*\d+)?)$/;

/** For `JSON.stringify` and YAML's `toJS`. */
export const cleanMember = (_name: unknown, value: unknown): unknown =>
  typeof value === "string" ? cleanValue(value) : value;

/** A value of a field without invisible characters; a code has only plain spaces and hyphens. */
export function cleanValue(value: string): string {
  const text = cleanText(value);
  const plain = text
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/[\u2010\u2011]/g, "-")
    .replaceAll(/\s/g, " ")
    .trim();
  return code.test(plain) ? plain : text;
}

/** The extension of a phone number, or the option of its menu, for example in "020 7946 0123 ext. 12" or "020 7946 0123 (x12)". */
const phoneExtension = /[ ,;(]{0,3}(?:ext(?:ension|n)?|option|x|#|,)[ .:=]{0,3}(\d{1,6})\)?$/i;

/** A link that dials a number, from abroad too: `(020) 7946 0123` and `+44 (0)20 7946 0123` -> `tel:+442079460123`. Phones pause at the comma before an extension. */
export function phoneLink(phone: string): string {
  const [number = "", digits] = phone.replaceAll("%20", " ").split(phoneExtension);
  const dialled = number
    .replaceAll(/(?<=^\(?(?:\+|00).*)\(0\)|[ ().-]/g, "")
    .replace(/^00/, "+")
    .replace(/^(?:\+440|0)(?=[1-9])/, "+44");
  return `tel:${dialled}${digits ? `,${digits}` : ""}`;
}

/** Whether a phone can dial a number: a local one, or one from abroad, but not "44 20 7946 0123". */
export function isPhone(text: string): boolean {
  const [number = ""] = text.split(phoneExtension);
  // British numbers have ten digits after +44, but some that start with 1 or 8 have fewer. 18001 and 18002 before them connect Relay UK.
  const isWhole = /^tel:(?:\+44(?:\d{10}|[18]\d{6,8})|\+(?!44)\d{7,15}|\d{3,8}|1800[12]0\d{9,10})$/.test(
    phoneLink(number),
  );
  return isWhole && /^(?:\(?\+)?[\d(][\d ().-]*$/.test(number);
}

/** The problem of a likely number, with its remedy; undefined for any other. */
export function phoneProblem(text: string): string | undefined {
  if (/^44[ \d().-]{9,}/.test(text))
    return `cannot be dialled without a + or a 0: write "+${text}" or "${text.replace(/^44[ .-]*/, "0")}"`;
  return /^\(?0[1-9][\d ().-]*$/.test(text)
    ? `has ${text.replaceAll(/\D/g, "").length} digits: a British number has 11, or 10 if it starts with 01 or 08`
    : undefined;
}

/** A UK number in international form: `(020) 7946 0123` -> `+44 20 7946 0123`. */
export const international = (phone: string): string => phone.replace(/[()]/g, "").replace(/^0(?=[1-9])/, "+44 ");

/** A link that dials a phone number, from abroad too. */
export const phoneLink = (phone: string): string => `tel:${international(phone).replace(/[^+\d]/g, "")}`;

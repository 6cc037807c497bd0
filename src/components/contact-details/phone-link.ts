/** A link that dials a phone number, from abroad too: the 0 of a UK number becomes +44. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "").replace(/^0(?=[1-9])/, "+44")}`;

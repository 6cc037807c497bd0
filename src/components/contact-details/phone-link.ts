/** The link that dials a number as people read it, from abroad too: a UK number that starts with 0 becomes +44. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "").replace(/^0(?=[1-9])/, "+44")}`;

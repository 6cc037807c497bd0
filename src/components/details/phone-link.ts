/** The link that dials a number as people read it. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;

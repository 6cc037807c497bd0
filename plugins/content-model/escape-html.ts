const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for HTML or XML, between tags or in an attribute with double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

/** Reverses React's escapes in attributes. */
export const unescapeHtml = (text: string): string =>
  text.replace(/&(?:quot|lt|gt|amp);|&#x27;/g, (entity) => letters.get(entity) ?? "'");

const letters = new Map(Object.entries(entities).map(([letter, entity]) => [entity, letter]));

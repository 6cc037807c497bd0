/**
 * The id of a question's field, the same on the server and in the browser. `part` is its hint, its error, or the second and later
 * options of a choice. The names that make it up contain no "_", so ids are unique.
 */
export const fieldId = (form: string, question: string, part?: string | number): string =>
  [form, question, part].filter((one) => one !== undefined).join("_");

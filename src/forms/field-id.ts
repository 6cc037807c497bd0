/**
 * The id of a question's field: the same on the server and in the browser. `part` is one of its hint, its mistake, and the second and later
 * answers of a choice. The names that it is made of hold no "_", so no two are the same.
 */
export const fieldId = (form: string, question: string, part?: string | number): string =>
  [form, question, part].filter((one) => one !== undefined).join("_");

/**
 * The id of a question's field. `part` is "hint", "error", "none", or a number from 2 for further options of a radio group. Names
 * contain no "__", so ids are unique.
 */
export const fieldId = (form: string, question: string, part?: string | number): string =>
  [form, question, part].filter((one) => one !== undefined).join("__");

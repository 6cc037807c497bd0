/** The id of a question's field: the same on the server and in the browser. Of a choice, its first option's. */
export const fieldId = (form: string, question: string): string => `${form}-${question}`;

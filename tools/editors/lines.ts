/** A text's lines, each with the line end that it has, so that a change of one line leaves the others as they were. */
export const linesOf = (text: string): string[] => text.split(/(?<=\n|\r(?!\n))/);

/** A new line that ends as the line beside it does. */
export const lineLike = (beside: string, words: string): string => words + (/[\r\n]+$/.exec(beside)?.[0] ?? "\n");

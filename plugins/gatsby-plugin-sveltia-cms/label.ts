/** The name of a field as forms and messages show it: `companyNumber` -> `Company number`. */
export const label = (name: string): string =>
  name
    .replace(/(?<=[a-z])([A-Z])|-/g, (_match, capital = "") => ` ${String(capital).toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

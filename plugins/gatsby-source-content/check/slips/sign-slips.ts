import type { Slip } from "./slip";

/** Signs that no editor types, in fields and texts. */
export const signSlips: readonly Slip[] = [
  {
    always: true,
    pattern: /\ufffd+/dgm,
    message: "� stands where a letter was lost when the file was saved: write the letter again",
  },
  {
    always: true,
    pattern: /(?:[ÂÃ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œž]|â€.)+/dgm,
    message: "these signs stand where a letter was saved in another encoding: write the letter again",
  },
  {
    always: true,
    pattern: /(?:[\u200b\u2060\ufeff]|(?![\t-\r\u0085])\p{Cc})+/dgmu,
    message: "an invisible sign stands here, as word processors write them: take it away",
    mend: () => "",
  },
  {
    always: true,
    pattern: / ?[\v\f\u0085\u2028\u2029] ?/dgm,
    message: "a line break of a word processor stands here: write a space",
    mend: () => " ",
  },
];

/** Signs at the start of a line of a text. A tab there makes a program's code of it, or a part of the list above. */
export const lineSlips: readonly Slip[] = [
  {
    pattern: /^\t+(?=[^\s*+\d-])/dgm,
    message: "a tab at the start of a line makes no paragraph: take it away",
    mend: () => "",
  },
];

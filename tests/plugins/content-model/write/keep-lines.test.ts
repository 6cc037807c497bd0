import { keepLines } from "../../../../plugins/content-model/write/keep-lines";

const source = "\\> no quote\n\n2024\\. A year\n\n1. b\n   - c\n\n- a\n  - nested\n\nwrapped\nline\n\n__Bold__\n\n* a";
const opened = "> no quote\n\n2024. A year\n\n1. b\n    - c\n\n- a\n    - nested\n\nwrapped\nline\n\n**Bold**\n\n- a";

test.each([
  ["an edited line", opened.replace("nested", "nest"), source.replace("nested", "nest")],
  [
    "a new entry",
    opened.replace("ted\n", "ted\n    - new\n        - below\n"),
    source.replace("ted\n", "ted\n  - new\n      - below\n"),
  ],
  ["a new paragraph", `${opened}\n\nNew`, `${source}\n\nNew`],
  ["a removed paragraph", opened.replace("2024. A year\n\n", ""), source.replace("2024\\. A year\n\n", "")],
  ["a moved paragraph", opened.replace(/(.*)\n\n(.*)/, "$2\n\n$1"), source.replace(/(.*)\n\n(.*)/, "$2\n\n$1")],
  ["an edit of a wrapped line", opened.replace("line", "row"), source.replace("line", "row")],
  ["a typed line end", opened.replace("A year", "A\nyear"), source.replace("A year", "A\\\nyear")],
])("%s leaves the others as they were written", (_name, now, expected) =>
  expect(keepLines(now, opened, source)).toBe(expected),
);

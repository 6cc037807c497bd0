import fc from "fast-check";

/** Text with a meaning in YAML, markdown, HTML or placeholders. */
const pieces = [
  "---\n~\n~  ~\t~\r\n~\uFEFF~\0~[~]~: ~- ~#~# ~\"~'~{~}~|~>~&a ~*a~!~{phone}~{x}",
  "<b>~</b>~<!--~](~![](photo:x)~null~0x1f~__proto__: 1~constructor~<<: 1",
].flatMap((some) => some.split("~"));
/** Text that parsers would need minutes for, or that would overflow their stack. */
const nested = ["[", ">", "*", "{a: ", "- ", "![", "*a **b\n", " "].map((one) => one.repeat(10_000));

/** A change of a text at a position from 0 to 1. */
export const mutation = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  remove: fc.oneof(fc.constant(0), fc.nat(12), fc.nat(400)),
  insert: fc.oneof(fc.constantFrom(...pieces, ...nested), fc.string({ maxLength: 6, unit: "binary" })),
});

/** Applies a mutation to a text. */
export function mutate(text: string, { at, remove, insert }: { at: number; remove: number; insert: string }): string {
  const start = Math.floor(at * text.length);
  return text.slice(0, start) + insert + text.slice(start + remove);
}

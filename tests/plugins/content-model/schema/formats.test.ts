import { formats } from "../../../../plugins/content-model/schema/formats";

const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
const fits = (format: string, text: string): boolean => formats[format]?.validate(text) ?? false;

test("a URL has no character with a meaning in HTML, a CSP or a server's configuration", () => {
  for (const sign of [...ascii.filter((one) => /[^\w.~:/?#@!&'()*+=%-]/.test(one)), "é", "\u2028"]) {
    for (const [before, after] of [
      ["a", "b.example.com"],
      ["example.com/a", "b"],
      ["example.com/?a", "b"],
      ["example.com/", ""],
    ])
      expect([sign, fits("https", `https://${before}${sign}${after}`)]).toEqual([sign, false]);
    expect([sign, fits("site", `https://a${sign}.example.com`)]).toEqual([sign, false]);
  }
});

test.each(Array.from('"<>`\\{} \t\n\u0001\u2028'))("a link cannot contain %j, which ends it in HTML", (sign) => {
  for (const start of ["https://example.com/a", "https://example.com/?a", "/about?a", "mailto:a@example.com?subject=a"])
    expect([start, fits("link", `${start}${sign}b`)]).toEqual([start, false]);
});

import { formats, normalizeUrl } from "../../../../plugins/gatsby-source-content/schema/formats";

const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
const fits = (format: string, text: string): boolean => formats[format]?.validate(text) ?? false;

test("an address has no sign that means something in HTML, in a policy or in a server's file", () => {
  for (const sign of [...ascii.filter((one) => /[^\w.~:/?#@!&'()*+=%-]/.test(one)), "é", "\u2028"]) {
    for (const written of [
      `a${sign}b.example.com`,
      `example.com/a${sign}b`,
      `example.com/?a${sign}b`,
      `example.com/${sign}`,
    ])
      expect([sign, fits("https", `https://${written}`)]).toEqual([sign, false]);
    expect([sign, fits("site", `https://a${sign}.example.com`)]).toEqual([sign, false]);
  }
});

test.each(Array.from('"<>`\\{} \t\n\u0001\u2028'))("no link has the character %j, which ends it in HTML", (sign) => {
  for (const start of [
    "https://www.example.com/a",
    "https://www.example.com/?a",
    "/about?a",
    "mailto:a@example.com?subject=a",
  ])
    expect([start, fits("link", `${start}${sign}b`)]).toEqual([start, false]);
});

test.each([
  "https://www.example.com",
  "https://example.com:8443/a-b/c_d.php?e=f&g=%20#h",
  "https://example.com/~user/(a)/b+c%2Cd",
  "https://Example.com/maps/@51.5,-0.1,17z;v=1?a=b,c;d&e='f'|[g]#h,i",
  "https://bücher.example/é",
  "/about?from=home#2024-plans",
  "mailto:o'neill+homes@example.com?subject=A%20house,%20please;%20b@c",
  "tel:+44 (20) 7946-0123;ext=12",
  "tel:101",
])("%s is right as it stands", (address) => {
  expect(fits("link", address)).toBe(true);
});

test.each([
  ["https://example.com/a b,c", "https://example.com/a%20b%2Cc"],
  ["https://EXAMPLE.com\\a", "https://example.com/a"],
  ["https://bücher.example/é", "https://xn--bcher-kva.example/%C3%A9"],
])("%s is meant to be %s", (written, meant) => {
  expect([normalizeUrl(written), fits("https", written), fits("https", meant)]).toEqual([meant, false, true]);
});

test.each([
  "https://me:secret@example.com/",
  "https://example.com@evil.example/",
  "https://localhost/",
  "https:example.com",
])("%s is no address of a host", (address) => {
  expect(fits("https", address)).toBe(false);
});

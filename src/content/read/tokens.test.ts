import { fillTokensInHtml, readFacts } from "./tokens";

const facts = readFacts({
  name: "Brick & Larch",
  phone: "020 7946 0123",
  address: { street: "1 Sample Street", town: "London" },
});

test.each([
  ["a fact as text, not as markup", "<p>{company}</p>", "<p>Brick &amp; Larch</p>"],
  ["the address on one line", "<p>{address}</p>", "<p>1 Sample Street, London</p>"],
  [
    "a number with spaces to read, and without to dial",
    '<a href="tel:%7Bphone%7D">{phone}</a>',
    '<a href="tel:02079460123">020 7946 0123</a>',
  ],
  ["nothing where there is no such fact", "<p>{n} characters</p>", "<p>{n} characters</p>"],
])("fills in %s", (_what, html, filled) => {
  expect(fillTokensInHtml(html, facts)).toBe(filled);
});

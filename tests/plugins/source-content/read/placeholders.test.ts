import { fillPlaceholdersInHtml, placeholderValues } from "../../../../plugins/gatsby-source-content/read/placeholders";

const facts = placeholderValues({
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
    '<a href="tel:+442079460123">020 7946 0123</a>',
  ],
  [
    "a literal number without the spaces that markdown encodes",
    '<a href="tel:020%207946%200123">ring</a>',
    '<a href="tel:+442079460123">ring</a>',
  ],
  [
    "a fact in a link's query, encoded",
    '<a href="mailto:a@example.com?subject=%7Bcompany%7D&amp;body=Hello">write</a>',
    '<a href="mailto:a@example.com?subject=Brick%20%26%20Larch&amp;body=Hello">write</a>',
  ],
  ["nothing where there is no such fact", "<p>{n} characters</p>", "<p>{n} characters</p>"],
])("fills in %s", (_what, html, filled) => {
  expect(fillPlaceholdersInHtml(html, facts)).toBe(filled);
});

import { fillPlaceholdersInHtml, placeholderValues } from "../../../../plugins/content-model/read/placeholders";

const values = placeholderValues({
  name: "Brick & Larch",
  phone: "020 7946 0123",
  legalName: "Larch Ltd.",
  address: { street: "1 Sample Street", town: "London" },
});

test.each([
  ["a value, escaped", "<p>{company}</p>", "<p>Brick &amp; Larch</p>"],
  ["one full stop at the end of a sentence", "<p>{legalName}. {phone}.</p>", "<p>Larch Ltd. 020 7946 0123.</p>"],
  ["the address on one line", "<p>{address}</p>", "<p>1 Sample Street, London</p>"],
  [
    "a phone number, which links dial with +44",
    '<a href="tel:%7Bphone%7D">{phone}</a>',
    '<a href="tel:+442079460123">020 7946 0123</a>',
  ],
  [
    "a phone number that an editor wrote in a link",
    '<a href="tel:(020)%207946-0123">ring</a>',
    '<a href="tel:+442079460123">ring</a>',
  ],
  [
    "a phone number with an extension, which phones dial after a pause",
    '<a href="tel:0117%20496%200123%20ext.%2012">ring</a>',
    '<a href="tel:+441174960123,12">ring</a>',
  ],
  [
    "a value in a link's query, encoded",
    '<a href="mailto:a@example.com?subject=%7Bcompany%7D&amp;body=Hello">write</a>',
    '<a href="mailto:a@example.com?subject=Brick%20%26%20Larch&amp;body=Hello">write</a>',
  ],
  ["nothing for an unknown placeholder", "<p>{n} characters</p>", "<p>{n} characters</p>"],
])("HTML gets %s", (_what, html, filled) => {
  expect(fillPlaceholdersInHtml(html, values)).toBe(filled);
});

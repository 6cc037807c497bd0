import { fillPlaceholdersInHtml, placeholderValues } from "../../../../plugins/content-model/read/placeholders";

const values = placeholderValues({
  name: "Brick & Larch",
  phone: "020 7946 0123",
  legalName: "Larch Ltd.",
  hours: "{phone}",
  address: { street: "1 Sample Street", town: "London" },
});

test.each([
  ["a value, escaped", "<p>{company}</p>", "<p>Brick &amp; Larch</p>"],
  ["one full stop at the end of a sentence", "<p>{legalName}. {phone}.</p>", "<p>Larch Ltd. 020 7946 0123.</p>"],
  ["the address on one line", "<p>{address}</p>", "<p>1 Sample Street, London</p>"],
  ["a phone number, which links dial with +44", '<a href="tel:%7Bphone%7D">', '<a href="tel:+442079460123">'],
  ["a phone number in an editor's link", '<a href="tel:(020)%207946-0123">', '<a href="tel:+442079460123">'],
  ["no 0 of local calls", '<a href="tel:+44%20(0)20%207946%200123">', '<a href="tel:+442079460123">'],
  ["no such 0 abroad", '<a href="tel:+353(0)12345678">', '<a href="tel:+35312345678">'],
  ["no brackets around a country's code", '<a href="tel:(+353)%20(0)12345678">', '<a href="tel:+35312345678">'],
  ["an extension, dialled after a pause", '<a href="tel:01174960123%20ext.%2012">', '<a href="tel:+441174960123,12">'],
  ["a value in a query, encoded", '<a href="/?a=%7Bcompany%7D&amp;b">', '<a href="/?a=Brick%20%26%20Larch&amp;b">'],
  ["a value as it is", '<a href="%7Bhours%7D">', '<a href="{phone}">'],
  ["nothing for an unknown placeholder", "<p>{n} characters</p>", "<p>{n} characters</p>"],
])("HTML gets %s", (_what, html, filled) => {
  expect(fillPlaceholdersInHtml(html, values)).toBe(filled);
});

import { fillPlaceholdersInHtml, placeholderValues } from "../../../../plugins/gatsby-source-content/read/placeholders";
import { siteWith, type Edits } from "../../../fixtures";

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

const method = (lines: string): Edits => ({ "content/site.md": ["method: email", `method: ${lines}`] });
const byEndpoint = method("endpoint\n  endpoint: https://forms.example.com/f/abc");
const showTwo: Edits = { "content/pages/about/story.md": ["photo:victorian-house", "photo:two"] };
const pexels = "---\nstockUrl: https://images.pexels.com/photos/106399/pexels-photo-106399.jpeg\n---\n";

test.each<[name: string, value: string, what: string, edits: Edits]>([
  ["enquiryPrivacyText", "goes by email.", "with email", {}],
  ["enquiryPrivacyText", "goes to Netlify.", "with Netlify Forms", method("netlify")],
  ["enquiryPrivacyText", "goes to forms.example.com.", "with an endpoint", byEndpoint],
  [
    "enquiryPrivacyText",
    "goes to forms.example.com and other.example.com.",
    "with several endpoints",
    {
      ...byEndpoint,
      "content/forms/contact.md": "---\nendpoint: https://other.example.com/f\n---\n",
      "content/forms/more.md": "---\nendpoint: https://forms.example.com/f/def\n---\n",
    },
  ],
  ["photoHosts", "Unsplash", "with photos of one host", {}],
  ["photoHosts", "Unsplash", "with a photo that no section shows", { "content/photos/two.md": pexels }],
  ["photoHosts", "Pexels and Unsplash", "with photos of two hosts", { "content/photos/two.md": pexels, ...showTwo }],
])("{%s} is %j %s", (name, value, _what, edits) => {
  expect(siteWith(edits).placeholders.get(name)).toBe(value);
});

import { contentFrom } from "../../../../plugins/gatsby-source-content/read/content";

const site = (delivery: string) => `---
name: Larch Row
delivery:
${delivery}
  privacyText:
    email: travels by mail to {company}.
    netlify: goes to Netlify.
    endpoint: goes to {formHosts}.
---
`;
const photo = (address: string) => `---\nstockUrl: ${address}\n---\n`;
const unsplash = photo("https://images.unsplash.com/photo-1564013799919-ab600027ffc6");
const pexels = photo("https://images.pexels.com/photos/106399/pexels-photo-106399.jpeg");

const computePlaceholders = (files: Record<string, string>) =>
  contentFrom(Object.keys(files), (file) => files[file] ?? "").placeholders;

test.each([
  ["  method: email", "travels by mail to Larch Row."],
  ["  method: netlify", "goes to Netlify."],
  ["  method: endpoint\n  endpoint: https://forms.example.com/f/abc", "goes to forms.example.com."],
])("an enquiry's route follows the delivery: %j", (delivery, route) => {
  expect(computePlaceholders({ "content/site.md": site(delivery) }).get("enquiryPrivacyText")).toBe(route);
});

test("every host that a form is sent to is named once", () => {
  const facts = computePlaceholders({
    "content/site.md": site("  method: endpoint\n  endpoint: https://forms.example.com/f/abc"),
    "content/forms/contact.md": "---\nendpoint: https://other.example.com/f\n---\n",
    "content/forms/more.md": "---\nendpoint: https://forms.example.com/f/def\n---\n",
  });
  expect(facts.get("enquiryPrivacyText")).toBe("goes to forms.example.com and other.example.com.");
});

test("the hosts of photos are those that photos come from", () => {
  const files = { "content/site.md": site("  method: email"), "content/photos/one.md": unsplash };
  expect(computePlaceholders(files).get("photoHosts")).toBe("Unsplash");
  expect(computePlaceholders({ ...files, "content/photos/two.md": pexels }).get("photoHosts")).toBe(
    "Pexels and Unsplash",
  );
});

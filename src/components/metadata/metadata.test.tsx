/** @jest-environment jsdom */
import { renderToStaticMarkup } from "react-dom/server";
import { company as sample } from "../../../tests/jest/examples";
import { Metadata } from "./metadata";

const company = { ...sample, footer: { ...sample.footer, links: [{ text: "Services", to: "/services" }] } };

const page: Queries.PageMetadataFragment = {
  path: "/services/loft",
  title: "Lofts",
  description: "Rooms under the roof",
  indexed: true,
  sections: [
    {
      __typename: "StorySection",
      anchor: "lofts",
      eyebrow: null,
      heading: "Lofts </script><b>& more",
      points: [],
      service: true,
    },
  ],
};

const show = (props: Partial<Parameters<typeof Metadata>[0]> = {}): Document => {
  const html = renderToStaticMarkup(<Metadata page={page} company={company} preview={false} {...props} />);
  return new DOMParser().parseFromString(html.replace(/<\/?html[^>]*>/g, ""), "text/html");
};

const dataOf = (head: Document): unknown =>
  JSON.parse(head.querySelector("[type='application/ld+json']")?.textContent ?? "null");

test("the way to a page inside another leads through it", () => {
  expect(JSON.stringify(dataOf(show()))).toContain(
    JSON.stringify([
      { "@type": "ListItem", position: 1, name: "Larch Row", item: "https://www.example.com/" },
      { "@type": "ListItem", position: 2, name: "Services", item: "https://www.example.com/services" },
      { "@type": "ListItem", position: 3, name: "Lofts", item: "https://www.example.com/services/loft" },
    ]),
  );
});

test("a text that looks like markup stays text", () => {
  const head = show();
  expect(head.querySelector("b")).toBeNull();
  expect(JSON.stringify(dataOf(head))).toContain("Lofts </script><b>& more");
});

test("a VAT number and profiles elsewhere are told where there are any", () => {
  const home = { ...page, path: "/" };
  expect(JSON.stringify(dataOf(show({ page: home })))).not.toMatch(/vatID|sameAs/);
  const filled = { ...company, vatNumber: "GB 123 4567 89", social: [{ name: "Other", url: "https://other.example" }] };
  const data = JSON.stringify(dataOf(show({ page: home, company: filled })));
  expect(data).toContain('"vatID":"GB 123 4567 89","sameAs":["https://other.example"]');
});

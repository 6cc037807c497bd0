/** @jest-environment jsdom */
import { renderToStaticMarkup } from "react-dom/server";
import { company as sample } from "../../../tests/jest/examples";
import { Metadata } from "./metadata";
import { structuredData as dataOf } from "./structured-data";

const company = { ...sample, footer: { ...sample.footer, links: [{ text: "Services", to: "/services" }] } };
const page: Queries.PageMetadataFragment = {
  path: "/services/loft",
  title: "Lofts",
  description: "Rooms under the roof",
  indexed: true,
  language: "en-GB",
  socialImage: null,
  sections: [
    {
      __typename: "StorySection",
      anchor: "lofts",
      eyebrow: null,
      heading: "Lofts </script><b>& more",
      points: ["Dormers"],
      service: true,
    },
  ],
};

const headWith = (ofPage: Partial<typeof page>, ofCompany: Partial<typeof company> = {}): string =>
  renderToStaticMarkup(
    <Metadata page={{ ...page, ...ofPage }} company={{ ...company, ...ofCompany }} preview={false} />,
  );

/** The structured data of a page, as search engines parse it. */
function structuredData(path: string, more: Partial<typeof company> = {}): unknown {
  const document = new DOMParser().parseFromString(headWith({ path }, more), "text/html");
  return JSON.parse(document.querySelector("[type='application/ld+json']")?.textContent ?? "null");
}

test("structured data has a page's breadcrumbs, with the parent page, and its services", () => {
  const home = "https://www.example.com";
  expect(structuredData(page.path)).toMatchObject({
    "@graph": [
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { position: 1, name: "Larch Row", item: `${home}/` },
          { position: 2, name: "Services", item: `${home}/services` },
          { position: 3, name: "Lofts", item: `${home}/services/loft` },
        ],
      },
      {
        "@type": "Service",
        name: "Lofts </script><b>& more",
        url: `${home}/services/loft#lofts`,
        provider: { "@type": "Organization", name: "Larch Row" },
      },
    ],
  });
});

test("a link's preview shows the page's own image, or else that made from the logo", () => {
  const images = { fallback: { src: "/static/photo.jpg" } };
  const gatsbyImageData = { layout: "fixed", width: 1200, height: 630, images } as const;
  const own = headWith({ socialImage: { alt: "A terrace", gatsbyImageData } });
  expect(own).toContain('"og:image" content="https://www.example.com/static/photo.jpg"');
  expect(own).toContain('"og:image:alt" content="A terrace"');
  expect(headWith({})).toContain('"og:image" content="https://www.example.com/social.png"');
});

test("structured data of the home page describes the company, with no more facts than it has", () => {
  const data = structuredData("/");
  expect(data).toMatchObject({
    "@graph": [
      {
        "@type": "Organization",
        legalName: "Larch Row Ltd",
        identifier: { value: "00000000" },
        address: { streetAddress: "1 Sample Street", postalCode: "ZZ1 1ZZ" },
        areaServed: "Nationwide",
        contactPoint: [{ telephone: "+442079460123", email: "hello@example.com" }, { email: "partners@example.com" }],
      },
      { "@type": "WebSite", name: "Larch Row", inLanguage: "en-GB" },
    ],
  });
  const less = structuredData("/", { partnershipsEmail: null, companyNumber: null });
  expect(JSON.stringify(less)).not.toMatch(/partnerships|Companies House/);
  expect(JSON.stringify(data)).not.toMatch(/null|:""|:\[\]|vatID|sameAs/);
  const social = [{ name: "Other", url: "https://other.example" }];
  expect(structuredData("/", { business: "RealEstateAgent", vatNumber: "GB 1", social })).toMatchObject({
    "@graph": [{ "@type": "RealEstateAgent", vatID: "GB 1", sameAs: ["https://other.example"] }, {}],
  });
});

test("structured data has no weekday without times, which may be open by appointment, but closed dates and late evenings", () => {
  const closed = { to: null, opens: null, closes: null, text: "Closed" };
  const late = { ...closed, from: "Friday", opens: "18:00", closes: "24:00" };
  const openingHours = [...["Monday", "2026-12-25"].map((from) => ({ ...closed, from })), late];
  const office = {
    __typename: "LocationSection",
    anchor: "office",
    heading: "Office",
    address: null,
    openingHours,
  } as const;
  const [, location] = dataOf({ ...page, sections: [office] }, company);
  expect(location).toMatchObject({
    openingHoursSpecification: [
      { validFrom: "2026-12-25", opens: "00:00", closes: "00:00" },
      { dayOfWeek: ["Friday"], opens: "18:00", closes: "23:59" },
    ],
  });
});

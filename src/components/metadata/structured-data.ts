import type { BreadcrumbList, LocalBusiness, Organization, Service, Thing, WebSite } from "schema-dts";
import { isDate, weekdays } from "../../../plugins/content-model/dates";
import { phoneLink } from "../../../plugins/content-model/phone";

type Page = Queries.PageMetadataFragment;
type Company = Queries.CompanyMetadataFragment;

/** A page's structured data (schema.org): the company on the home page; breadcrumbs and services on the others; its locations. */
export const structuredData = (page: Page, company: Company): readonly Thing[] => [
  ...(page.path === "/"
    ? [organization(company), webSite(company)]
    : [breadcrumbs(page, company), ...services(page, company)]),
  ...locations(page, company),
];

const organization = (company: Company): Organization => ({
  "@type": company.business,
  "@id": idOf(company),
  name: company.name,
  legalName: company.legalName,
  url: `${company.url}/`,
  logo: `${company.url}/icon-512.png`,
  foundingDate: String(company.established),
  ...(company.companyNumber && {
    identifier: { "@type": "PropertyValue", propertyID: "Companies House", value: company.companyNumber },
  }),
  ...(company.vatNumber && { vatID: company.vatNumber }),
  ...(company.social.length > 0 && { sameAs: company.social.map(({ url }) => url) }),
  address: postalAddress(company.address),
  areaServed: company.coverage,
  contactPoint: [
    { "@type": "ContactPoint", contactType: "enquiries", telephone: telephone(company), email: company.email },
    ...(company.partnershipsEmail
      ? [{ "@type": "ContactPoint" as const, contactType: "partnerships", email: company.partnershipsEmail }]
      : []),
  ],
});

const telephone = ({ phone }: Company): string => phoneLink(phone).slice("tel:".length).replace(",", ";ext=");

const postalAddress = ({ street, town, postcode, country }: Queries.PostalAddressFragment) =>
  ({
    "@type": "PostalAddress",
    streetAddress: street,
    addressLocality: town,
    postalCode: postcode,
    addressCountry: country,
  }) as const;

const webSite = (company: Company): WebSite => ({
  "@type": "WebSite",
  name: company.name,
  url: `${company.url}/`,
  inLanguage: "en-GB",
  publisher: { "@id": idOf(company) },
});

/** Breadcrumbs from the home page to this one, named like the quick links. */
function breadcrumbs({ path, title }: Page, { url, name, footer }: Company): BreadcrumbList {
  const linkTo = (to: string, text: string) => footer.links.find((link) => link.to === to) ?? { to, text };
  const between = footer.links.filter(({ to }) => path.startsWith(`${to}/`)).sort((a, b) => a.to.length - b.to.length);
  return {
    "@type": "BreadcrumbList",
    itemListElement: [linkTo("/", name), ...between, linkTo(path, title)].map(({ to, text }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: text,
      item: url + to,
    })),
  };
}

const services = ({ path, sections }: Page, company: Company): Service[] =>
  sections
    .filter((section) => section.__typename === "StorySection")
    .filter(({ service }) => service)
    .map(({ anchor, eyebrow, heading, points }) => ({
      "@type": "Service",
      name: heading,
      ...(eyebrow && { serviceType: eyebrow }),
      ...(points.length > 0 && { description: points.join("; ") }),
      url: `${company.url}${path}#${anchor}`,
      areaServed: company.coverage,
      provider: { "@type": "Organization", "@id": idOf(company), name: company.name, url: `${company.url}/` },
    }));

const locations = ({ path, sections }: Page, company: Company): LocalBusiness[] =>
  sections
    .filter((section) => section.__typename === "LocationSection")
    .map((section) => ({
      "@type": company.business === "RealEstateAgent" ? company.business : "LocalBusiness",
      name: company.name,
      url: `${company.url}${path}#${section.anchor}`,
      telephone: telephone(company),
      address: postalAddress(section.address ?? company.address),
      parentOrganization: { "@id": idOf(company) },
      // On a weekday without times, it may be open by appointment.
      openingHoursSpecification: section.openingHours
        .filter(({ from, opens }) => opens !== null || isDate(from))
        .map(openingHours),
    }));

/** Equal times mean that it is closed, and 23:59 is the end of a day: https://developers.google.com/search/docs/appearance/structured-data/local-business */
function openingHours({ from, to, opens, closes }: Queries.OpeningHours) {
  const [first = -1, last = first] = [from, to ?? from].map((day) => weekdays.findIndex((name) => name === day));
  const days = { dayOfWeek: [...weekdays, ...weekdays].slice(first, (last < first ? last + 7 : last) + 1) };
  const dates = { validFrom: from, validThrough: to ?? from };
  const times = { opens: opens ?? "00:00", closes: closes?.replace("24:00", "23:59") ?? "00:00" };
  return { "@type": "OpeningHoursSpecification", ...times, ...(first < 0 ? dates : days) } as const;
}

const idOf = ({ url }: Company): string => `${url}/#organization`;

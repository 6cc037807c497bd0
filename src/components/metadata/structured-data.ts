import type { BreadcrumbList, Organization, Service, Thing, WebSite } from "schema-dts";
import { phoneLink } from "../../../plugins/content-model/read/placeholders";

type Page = Queries.PageMetadataFragment;
type Company = Queries.CompanyMetadataFragment;

/** A page's structured data (schema.org): the company on the home page; breadcrumbs and services on the others. */
export const structuredData = (page: Page, company: Company): readonly Thing[] =>
  page.path === "/"
    ? [organization(company), webSite(company)]
    : [breadcrumbs(page, company), ...services(page, company)];

const organization = (company: Company): Organization => ({
  "@type": "Organization",
  "@id": idOf(company),
  name: company.name,
  legalName: company.legalName,
  url: `${company.url}/`,
  logo: `${company.url}/icon-512.png`,
  foundingDate: String(company.established),
  identifier: { "@type": "PropertyValue", propertyID: "Companies House", value: company.companyNumber },
  ...(company.vatNumber && { vatID: company.vatNumber }),
  ...(company.social.length > 0 && { sameAs: company.social.map(({ url }) => url) }),
  address: {
    "@type": "PostalAddress",
    streetAddress: company.address.street,
    addressLocality: company.address.town,
    postalCode: company.address.postcode,
    addressCountry: company.address.country,
  },
  areaServed: company.coverage,
  contactPoint: [
    {
      "@type": "ContactPoint",
      contactType: "enquiries",
      telephone: phoneLink(company.phone).slice("tel:".length).replace(",", ";ext="),
      email: company.email,
    },
    { "@type": "ContactPoint", contactType: "partnerships", email: company.partnershipsEmail },
  ],
});

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
  sections.flatMap((section) =>
    section.__typename === "StorySection" && section.service
      ? [
          {
            "@type": "Service",
            name: section.heading,
            ...(section.eyebrow && { serviceType: section.eyebrow }),
            ...(section.points.length > 0 && { description: section.points.join("; ") }),
            url: `${company.url}${path}#${section.anchor}`,
            areaServed: company.coverage,
            provider: { "@type": "Organization", "@id": idOf(company), name: company.name, url: `${company.url}/` },
          },
        ]
      : [],
  );

const idOf = ({ url }: Company): string => `${url}/#organization`;

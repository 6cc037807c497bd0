import { pageData } from "../../plugins/gatsby-source-content/nodes/page-data";
import { readTypes } from "../../plugins/gatsby-source-content/schema/read-types";
import type { FormProps } from "../../src/forms/enquiry";
import { siteWith } from "../fixtures";

/** A photo as gatsby-plugin-image describes it. */
export const photo = {
  alt: "A Victorian terrace",
  gatsbyImageData: {
    layout: "fullWidth",
    width: 1,
    height: 1,
    images: {
      fallback: {
        src: "https://photos.example.com/terrace?w=800",
        srcSet: "https://photos.example.com/terrace?w=400 400w, https://photos.example.com/terrace?w=800 800w",
        sizes: "50vw",
      },
    },
  },
} as const;

const site = siteWith({});
const { answer } = pageData(site, readTypes());

/** The fields of a file of the sample site, as a query answers with them. */
function queried(file: string): unknown {
  const entry = site.entries.get(file);
  return entry && answer(entry);
}

/** What components ask of the company. */
export const company = queried("content/site.md") as FormProps["company"] &
  Queries.FooterFragment &
  Queries.CompanyMetadataFragment &
  NonNullable<Queries.ContactSectionFragment["company"]>;

/** A form of every kind of question. */
export const form: FormProps["form"] = {
  ...(queried("content/forms/partnership.md") as FormProps["form"]),
  subject: "Partnership & more",
  html: '<p>See our <a href="/privacy">privacy notice</a>.</p>',
};

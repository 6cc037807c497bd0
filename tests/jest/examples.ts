import { pageData } from "../../plugins/content-model/page-data";
import { readTypes } from "../../plugins/content-model/schema/read-types";
import type { FormProps } from "../../src/forms/enquiry";
import { siteWith } from "../fixtures";

const site = siteWith({});
const { company: fields, dataOf } = pageData(site, readTypes("src"));
const partnership = site.entries.get("content/forms/partnership.md");

/** The company, as components query it. */
export const company = fields as FormProps["company"] &
  Queries.FooterFragment &
  Queries.CompanyMetadataFragment &
  NonNullable<Queries.ContactSectionFragment["company"]>;

/** An endpoint that scripts may read. */
export const endpoint: FormProps["company"]["delivery"] = {
  method: "endpoint",
  endpoint: "https://forms.example.com/f/a",
  cors: true,
  redirectOrigins: null,
  hiddenFields: [],
};

/** A form with a question of every type. */
export const form = (partnership && dataOf(partnership)) as FormProps["form"];

import { pageData } from "../../plugins/content-model/page-data";
import { readTypes } from "../../plugins/content-model/schema/read-types";
import type { FormProps } from "../../src/forms/enquiry";
import { siteWith } from "../fixtures";

const site = siteWith({});
const { dataOf } = pageData(site, readTypes("src"));

/** The fields of a file of the fixture site, as in a query's result. */
function queried(file: string): unknown {
  const entry = site.entries.get(file);
  return entry && dataOf(entry);
}

/** The company, as components query it. */
export const company = queried("content/site.md") as FormProps["company"] &
  Queries.FooterFragment &
  Queries.CompanyMetadataFragment &
  NonNullable<Queries.ContactSectionFragment["company"]>;

/** An endpoint that scripts may read. */
export const endpoint: FormProps["company"]["delivery"] = {
  method: "endpoint",
  endpoint: "https://forms.example.com/f/a",
  cors: true,
  hiddenFields: [],
};

/** A form with a question of every type. */
export const form = queried("content/forms/partnership.md") as FormProps["form"];

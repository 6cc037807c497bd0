import {
  buildClientSchema,
  getIntrospectionQuery,
  isEnumType,
  isInterfaceType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type GraphQLSchema,
  type IntrospectionQuery,
} from "graphql";
import { parseDescription } from "../../plugins/gatsby-source-content/schema/description";
import { isDerived } from "../../plugins/gatsby-source-content/schema/field-definition";
import { fieldsOf, isSectionName } from "../../plugins/gatsby-source-content/schema/sdl";
import { readTypes } from "../../plugins/gatsby-source-content/schema/read-types";
import { componentQueries } from "../../plugins/gatsby-source-content/schema/wrong-queries";
import { savedQueries, server } from "./site";

/** What editors write and pages do not ask for, because the build needs it, and what for. */
const readByTheBuild = {
  "Company.navigation": "the navigation of pages without one",
  "Company.registeredIn": "the token {registeredIn}",
  "Delivery.redirects": "the security policy",
  "Delivery.routes": "the token {enquiryRoute}",
  "DeliveryRoutes.email": "the token {enquiryRoute}",
  "DeliveryRoutes.endpoint": "the token {enquiryRoute}",
  "DeliveryRoutes.netlify": "the token {enquiryRoute}",
  "Form.tried": "the check before launch",
  "Page.draft": "leaves the page out",
  "Page.sectionLinks": "the navigation of the page",
  "Section.draft": "leaves the section out",
  "Photo.focus": "the addresses of the photo",
  "Photo.height": "the addresses of the photo",
  "Photo.picture": "the addresses of the photo",
  "Photo.width": "the addresses of the photo",
};

/** Gatsby keeps its own words, none, for the types that it shares with us. */
const sharedTypes = ["Site", "SiteSiteMetadata", "File", "MarkdownRemark"];

const types = readTypes();

export function schema(): void {
  let served: GraphQLSchema;
  beforeAll(async () => {
    const { data } = (await server.ask(getIntrospectionQuery())) as { data: IntrospectionQuery };
    served = buildClientSchema(data);
  });

  test("every type, field, argument and enum value of ours says what it is, with an example", () => {
    const described = [...types].flatMap(([name, definition]) => {
      const type = served.getType(name);
      const all = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
      const own = "fields" in definition ? (definition.fields ?? []).map((field) => all[field.name.value]) : [];
      const args = isObjectType(type) ? own.flatMap((field) => field?.args ?? []) : [];
      const values = isEnumType(type) ? type.getValues() : [];
      const parts = [...(sharedTypes.includes(name) ? [] : [type]), ...own, ...args, ...values];
      return parts.map((part) => [`${name}: ${part?.name}`, parseDescription(part?.description ?? "")] as const);
    });
    expect(described.filter(([, { words, example }]) => !words || !example)).toEqual([]);
    expect(described.length).toBeGreaterThan(200);
  });

  test("no field that an editor can write is shown by nothing", () => {
    const selected = new Set<string>();
    const info = new TypeInfo(served);
    const visitor = visitWithTypeInfo(info, {
      Field({ name }) {
        const parent = info.getParentType();
        // A field of an interface counts for all of its types.
        const owners = isInterfaceType(parent) ? [parent, ...served.getPossibleTypes(parent)] : parent ? [parent] : [];
        owners.forEach((type) => selected.add(`${type.name}.${name.value}`));
      },
    });
    const documents = [...componentQueries("src"), ...savedQueries.map(({ text }) => parse(text))];
    documents.forEach((document) => visit(document, visitor));
    const shared = new Set(fieldsOf(types, "Section").map(({ name }) => name.value));
    const unselected = [...types.keys()].flatMap((type) =>
      fieldsOf(types, type)
        .filter((field) => !isDerived(field) && !selected.has(`${type}.${field.name.value}`))
        .map(({ name }) => `${isSectionName(type) && shared.has(name.value) ? "Section" : type}.${name.value}`),
    );
    expect([...new Set(unselected)].sort()).toEqual(Object.keys(readByTheBuild).sort());
  });
}

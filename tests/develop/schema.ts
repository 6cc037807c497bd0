import {
  buildClientSchema,
  getIntrospectionQuery,
  isEnumType,
  isInterfaceType,
  isObjectType,
  type GraphQLSchema,
  type IntrospectionQuery,
} from "graphql";
import { parseDescription } from "../../plugins/gatsby-source-content/schema/description";
import { readTypes } from "../../plugins/gatsby-source-content/schema/read-types";
import { server } from "./site";

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
}

/** @jest-environment node */
import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import {
  buildClientSchema,
  getIntrospectionQuery,
  isEnumType,
  isObjectType,
  parse,
  type GraphQLSchema,
  type IntrospectionQuery,
} from "graphql";
import { filesOnDisk } from "../../src/content/read/content";
import { isDerived } from "../../src/content/schema/field-definition";
import { fieldsOf, isSectionName, readTypes } from "../../src/content/schema/sdl";
import { componentQueries } from "../../src/content/schema/wrong-queries";
import { savedQueries } from "../../src/develop/saved-queries";
import { partsOf } from "../../src/content/schema/description";
import { copyProject } from "../../tools/support/copy";
import { answers } from "./answers";
import { startDeveloping, type DevelopServer } from "../../tools/support/develop-server";
import { selectedFields } from "./selections";
import { shapeOf } from "./shape";

/** Fields that pages do not ask for, because the build needs them, and what for. */
const readByTheBuild = {
  "Company.navigation": "the navigation of pages without one",
  "Company.registeredIn": "the token {registeredIn}",
  "Delivery.routes": "the token {enquiryRoute}",
  "DeliveryRoutes.email": "the token {enquiryRoute}",
  "DeliveryRoutes.endpoint": "the token {enquiryRoute}",
  "DeliveryRoutes.netlify": "the token {enquiryRoute}",
  "Page.draft": "leaves the page out",
  "Page.sectionLinks": "the navigation of the page",
  "Section.draft": "leaves the section out",
  "Photo.focus": "the addresses of the photo",
  "Photo.height": "the addresses of the photo",
  "Photo.picture": "the addresses of the photo",
  "Photo.width": "the addresses of the photo",
};

const sharedTypes = ["Site", "SiteSiteMetadata", "File", "MarkdownRemark"];

const types = readTypes();
const queries = savedQueries();
const folder = copyProject();
let server: DevelopServer;
let schema: GraphQLSchema;

beforeAll(async () => {
  cpSync("docs/queries", path.join(folder, "docs/queries"), { recursive: true });
  server = await startDeveloping(folder);
  const { data } = (await server.ask(getIntrospectionQuery())) as { data: IntrospectionQuery };
  schema = buildClientSchema(data);
}, 240_000);

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe("the schema", () => {
  const missing: string[] = [];
  let described = 0;
  const expectWords = (name: string, description: string | null | undefined): void => {
    described += 1;
    const { words, example } = partsOf(description ?? "");
    if (!words || !example) missing.push(name);
  };

  test("says of every type, field, argument and enum value of ours what it is, with an example", () => {
    for (const [name, definition] of types) {
      const type = schema.getType(name);
      // Gatsby keeps its own words, none, for the types that it shares with us.
      if (!sharedTypes.includes(name)) expectWords(name, type?.description);
      if (isEnumType(type)) for (const one of type.getValues()) expectWords(`${name}.${one.name}`, one.description);
      if (!("fields" in definition) || !type || !("getFields" in type)) continue;
      for (const { name: field } of definition.fields ?? []) {
        const found = type.getFields()[field.value];
        expectWords(`${name}.${field.value}`, found?.description);
        if (isObjectType(type))
          for (const one of type.getFields()[field.value]?.args ?? [])
            expectWords(`${name}.${field.value}(${one.name}:)`, one.description);
      }
    }
    expect(missing).toEqual([]);
    expect(described).toBeGreaterThan(200);
  });

  test("has no field that an editor can write and that nothing shows", () => {
    const selected = selectedFields(schema, [...componentQueries("src"), ...queries.map(({ text }) => parse(text))]);
    const shared = new Set(fieldsOf(types, "Section").map(({ name }) => name.value));
    const unselected = [...types.keys()].flatMap((type) =>
      fieldsOf(types, type)
        .filter((field) => !isDerived(field) && !selected.has(`${type}.${field.name.value}`))
        .map(({ name }) => `${isSectionName(type) && shared.has(name.value) ? "Section" : type}.${name.value}`),
    );
    expect([...new Set(unselected)].sort()).toEqual(Object.keys(readByTheBuild).sort());
  });
});

describe("the queries of docs/queries", () => {
  test("are all tried here", () => {
    expect(queries.map(({ name }) => name)).toEqual(Object.keys(answers).sort());
  });

  test.each(queries)("$name answers in its shape", async ({ name, text }) => {
    const result = await server.ask(text);
    expect(shapeOf(result)).toEqual({ data: answers[name], extensions: {} });
  });

  test.each(queries)("$name opens in GraphiQL by the link that is printed", async ({ name, text }) => {
    const link = `${server.origin}/___queries/${name}`;
    expect(server.printed()).toContain(link);
    const page = await fetch(link);
    expect(page.url).toMatch(`${server.origin}/___graphql`);
    expect(new URL(page.url).searchParams.get("query")).toBe(text);
    expect(await page.text()).toContain("GraphiQL");
  });
});

describe("links lead both ways", () => {
  interface Node {
    file: string;
    sections: Node[];
    pages: Node[];
    photos: Node[];
    usedBy: Node[];
  }
  const ask = async (query: string): Promise<Record<string, { nodes: Node[] }>> => {
    const { data } = (await server.ask(query)) as { data: Record<string, { nodes: Node[] }> };
    return data;
  };
  const pairs = (nodes: Node[] = [], name: "sections" | "pages" | "photos" | "usedBy"): string[] =>
    nodes.flatMap((node) => node[name].map(({ file }) => `${node.file} ${file}`)).sort();
  const turned = (lines: string[]): string[] => lines.map((line) => line.split(" ").reverse().join(" ")).sort();

  test.each([
    ["allPage", "sections", "allSection", "pages", 20],
    ["allSection", "photos", "allPhoto", "usedBy", 10],
  ] as const)("%s by %s, and %s back by %s", async (from, there, to, back, fewest) => {
    const data = await ask(
      `{ ${from} { nodes { file ${there} { file } } } ${to} { nodes { file ${back} { file } } } }`,
    );
    const links = pairs(data[from]?.nodes, there);
    expect(links.length).toBeGreaterThan(fewest);
    expect(turned(pairs(data[to]?.nodes, back))).toEqual(links);
  });
});

describe("every file of content/", () => {
  const files = filesOnDisk(folder);
  interface ContentFile {
    absolutePath: string;
    childrenMarkdownRemark: { fileAbsolutePath: string; typedNode: { id: string } }[];
    typedNode: { id: string; parent: { absolutePath: string } };
  }
  const ask = async <Data>(query: string): Promise<Data> => ((await server.ask(query)) as { data: Data }).data;

  test("is listed once as a file and once as markdown", async () => {
    const { allFile, allMarkdownRemark } = await ask<Record<string, { nodes: Record<string, string>[] }>>(
      "{ allFile { nodes { absolutePath } } allMarkdownRemark { nodes { fileAbsolutePath } } }",
    );
    const paths = files.map((file) => path.join(folder, file));
    expect(allFile?.nodes.map(({ absolutePath }) => absolutePath).sort()).toEqual(paths);
    expect(allMarkdownRemark?.nodes.map(({ fileAbsolutePath }) => fileAbsolutePath).sort()).toEqual(paths);
  });

  test("leads to its markdown and to what the site makes of it, and these lead back", async () => {
    const { allFile } = await ask<{ allFile: { nodes: ContentFile[] } }>(`{
      allFile { nodes {
        absolutePath
        childrenMarkdownRemark { fileAbsolutePath typedNode { id } }
        typedNode { id parent { ... on File { absolutePath } } }
      } }
    }`);
    for (const { absolutePath, childrenMarkdownRemark, typedNode } of allFile.nodes) {
      expect(typedNode.parent.absolutePath).toBe(absolutePath);
      expect(childrenMarkdownRemark).toEqual([{ fileAbsolutePath: absolutePath, typedNode: { id: typedNode.id } }]);
    }
  });

  test("is read without a warning", () => {
    expect(server.printed()).not.toMatch(/warn/i);
  });
});

import { parse, Source } from "graphql";
import { wrongTypes } from "../../../../plugins/content-model/schema/wrong-types";

const wrong = (...texts: string[]) =>
  wrongTypes(texts.map((text, at) => parse(new Source(text, `src/${at}.graphql`)))).map((one) => one.split("\n"));

const files =
  "type Photo { alt: String! } type Page { path: String! } interface Section { photos: [Photo!]! @derived }";

test.each([
  ["a photo without @link", "photo: Photo", 'add @link(by: "slug")'],
  ["a photo by another field", 'photo: Photo @link(by: "alt")', 'add @link(by: "slug")'],
  ["a page", 'page: Page @link(by: "path")', 'a link to a page is a String @constraint(format: "link")'],
  ["a field of all sections", 'photos: [Photo!]! @link(by: "slug")', 'Every section has "photos"'],
  ["a field of Gatsby's nodes", "parent: String", 'Every section has "parent"'],
  ["a type that no file declares", "links: [Lnik!]", 'Unknown type "Lnik"'],
  ["a misspelt directive", "text: String @constrain(maxLength: 8)", 'Unknown directive "@constrain"'],
  [
    "a misspelt format",
    'text: String @constraint(format: "richtext")',
    'Unknown format "richtext": choose company, date',
  ],
  ["a pattern that is not valid", 'text: String @constraint(pattern: "(")', "Invalid regular expression: /(/u"],
  ["a misspelt limit", "text: String @constraint(maxLenght: 8)", 'Unknown argument "maxLenght"'],
])("%s is reported with file and line", (_what, field, words) => {
  const [lines = []] = wrong(files, `type WallSection {\n  ${field}\n}`);
  expect(lines[0]).toContain(words);
  expect(lines.join()).toContain("src/1.graphql:2:");
});

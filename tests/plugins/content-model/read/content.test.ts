import { symlinkSync } from "node:fs";
import path from "node:path";
import { writeFiles } from "../../../../tools/lib/files";
import { sampleFiles } from "../../../fixtures";
import { testFolder } from "../../../support/test-folder";
import { checkContent } from "../../../../plugins/content-model/check";
import { readContent } from "../../../../plugins/content-model/read/read-content";
import { readTypes } from "../../../../plugins/content-model/schema/read-types";

const types = readTypes("src");
const story = "content/pages/about/story.md";
let root: string;

beforeEach(() => void (root = testFolder(sampleFiles)));

const messages = (): string[] =>
  checkContent(readContent(root), types).map(({ file, message }) => `${file} ${message}`);

test.each([
  ["an image", Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ["UTF-16", Buffer.from("\uFEFF---\n", "utf16le")],
  ["text with a NUL", Buffer.from("---\n\0\n---\n")],
])("the check refuses %s as a text", (_name, bytes) => {
  writeFiles(root, { [story]: bytes });
  expect(messages()).toEqual([
    `${story} the file is not text in UTF-8: save it again with that encoding, or move it to static/ if it is not content`,
  ]);
});

test.each([
  [
    "a file",
    "word\n\n".repeat(20_000),
    "the file is too long (maximum 100,000 characters): move parts of its text to other files",
  ],
  [
    "a line",
    `A${" ".repeat(90_000)}b`,
    "this line is too long (maximum 10,000 characters): start a new paragraph, or a new field",
  ],
])("the check refuses %s for which the parser needs minutes", (_what, words, message) => {
  writeFiles(root, { [story]: `---\ntype: story\nheading: Our story\n---\n\n${words}\n` });
  expect(messages()).toEqual([`${story} ${message}`]);
});

test("the check refuses symbolic links to texts and images", () => {
  const [image, secret] = ["content/photos/door.jpg", "content/pages/about/secret.md"];
  writeFiles(root, { "content/photos/door.md": "---\nimage: door.jpg\nalt: A door\n---\n" });
  for (const file of [image, secret]) symlinkSync(path.resolve("package.json"), path.join(root, file));
  expect(messages()).toEqual([
    `${secret} the file is a symbolic link: put the file itself here`,
    `content/photos/door.md ${image} is a symbolic link: put the file itself here`,
  ]);
});

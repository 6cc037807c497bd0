import { rmSync } from "node:fs";
import { temporaryFolder, writeFiles } from "../../tools/lib/files";

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })));

/** Creates a folder with these files, and deletes it after the tests of a file. */
export function testFolder(files: Parameters<typeof writeFiles>[1] = {}): string {
  const folder = temporaryFolder();
  folders.push(folder);
  writeFiles(folder, files);
  return folder;
}

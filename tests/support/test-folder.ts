import { rmSync } from "node:fs";
import { temporaryFolder, writeFiles } from "../../tools/lib/files";

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })));

/** A folder with these files in it, which is gone when the tests of a file are over. */
export function testFolder(files: Parameters<typeof writeFiles>[1] = {}): string {
  const folder = temporaryFolder();
  folders.push(folder);
  writeFiles(folder, files);
  return folder;
}

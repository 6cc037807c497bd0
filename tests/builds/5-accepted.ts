import fc from "fast-check";
import { cpSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { checkContent } from "../../plugins/content-model/check";
import { isImageName } from "../../plugins/content-model/read/content";
import { readTypes } from "../../plugins/content-model/schema/read-types";
import { sampleFiles, sampleSite, siteWith, type Edits } from "../fixtures";
import { mutate, mutation } from "../support/mutations";
import { at, build, pages, write } from "./site";

const types = readTypes("src");

/** Edits of the fixture site that the check accepts together. A file that is deleted is null. */
function acceptedEdits(): Map<string, string | null> {
  let accepted = new Map<string, string | null>();
  const accept = (edits: Edits): void => {
    const next = new Map(accepted);
    for (const [file, edit] of Object.entries(edits)) {
      const text = next.get(file) ?? sampleFiles[file] ?? "";
      if (typeof edit === "object" && edit && !text.includes(edit[0])) return;
      next.set(file, typeof edit === "object" && edit ? text.replace(edit[0], () => edit[1]) : edit);
    }
    if (checkContent(siteWith(Object.fromEntries(next)), types).length === 0) accepted = next;
  };
  const right = readFileSync(path.resolve("tests/content/cases/right.yaml"), "utf8");
  // The fixtures have no images.
  for (const { edits = {} } of parse(right) as { edits?: Edits }[])
    if (!Object.keys(edits).some(isImageName)) accept(edits);
  for (const file of Object.keys(sampleFiles).filter((one) => one.endsWith(".md")))
    for (const one of fc.sample(mutation, { seed: 1887, numRuns: 10 }))
      accept({ [file]: mutate(accepted.get(file) ?? sampleFiles[file] ?? "", one) });
  return accepted;
}

describe("a build of edits that the check accepts", () => {
  const accepted = acceptedEdits();

  beforeAll(() => {
    renameSync(at("content"), at("before/content.last"));
    cpSync(path.join(sampleSite, "content"), at("content"), { recursive: true });
    for (const [file, text] of accepted) {
      if (text === null) rmSync(at(file), { recursive: true, force: true });
      else write(file, text);
    }
    build();
  });

  afterAll(() => {
    rmSync(at("content"), { recursive: true });
    renameSync(at("before/content.last"), at("content"));
  });

  test("a build succeeds, whatever the check has accepted", () => {
    expect(accepted.size).toBeGreaterThan(20);
    expect(pages()).toContain("index.html");
  });
});

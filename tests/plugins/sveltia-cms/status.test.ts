import { statusOf } from "../../../plugins/gatsby-plugin-sveltia-cms/browser/status";

const commit = (id: string, message = "Update") => ({ id, message });
const branch = [commit("c"), commit("b", "[skip ci] Update"), commit("a")];
const minute = 60_000;

test.each<[built: string, minutes: number, words: RegExp | undefined]>([
  ["c", 0, /^Live/],
  ["b", 0, /^Being built\./],
  ["a", 3, /^Being built for 3 minutes/],
  ["a", 40, /^Not live after 15 minutes.*ann@example\.com/],
  ["unknown", 20, undefined],
])("when %s is built, after %d minutes editors read %s", (built, minutes, words) => {
  const status = statusOf(branch, built, { c: 0 }, minutes * minute, "ann@example.com");
  expect(status?.words).toEqual(words && expect.stringMatching(words));
});

test("commits that hosts do not build are saved, not published, however old they are", () => {
  const saved = [commit("b", "[skip ci] Update"), commit("a")];
  expect(statusOf(saved, "a", { b: 0 }, 60 * minute, "")?.words).toMatch(/^Saved, not published/);
});

test("the time counts from the oldest commit that is not built", () => {
  const commits = [commit("c"), commit("b"), commit("a")];
  expect(statusOf(commits, "a", { b: 0, c: 10 * minute }, 15 * minute, "")?.state).toBe("late");
});

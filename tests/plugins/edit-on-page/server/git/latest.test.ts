import { appendFileSync, readFileSync } from "node:fs";
import { changesIn } from "../../../../../plugins/gatsby-plugin-edit-on-page/server/changes";
import { getLatest, lookForLatest } from "../../../../../plugins/gatsby-plugin-edit-on-page/server/git/latest";
import {
  at,
  begin,
  end,
  git,
  head,
  publishAll,
  script,
  state,
  story,
  theirGit,
  theyCommit,
  today,
  write,
} from "./clones";

beforeEach(begin);
afterEach(end);

const call = () => ({ root: at("clone") });
const proposal = `edit-${today}-words`;
const heading = (): string | undefined => /^heading: (.*)$/m.exec(readFileSync(at("clone", story), "utf8"))?.[1];

/** What colleagues do to the main branch of the shared copy. */
const theyShare = (): string => theirGit("push", "--quiet", "origin", "main");
function theyChange(text = "Of a colleague"): void {
  head(text, "colleague");
  theyCommit(".");
  theyShare();
}
/** Other words in another paragraph of the same file. */
const theyGoOn = (): void => {
  appendFileSync(at("colleague", story), "\nAnother paragraph.\n");
  theyCommit(".");
};

const theySquash = (): void => {
  theirGit("merge", "--quiet", "--squash", `origin/${proposal}`);
  theyCommit(".");
};

const isOnMain = (): void => {
  expect(git("status", "--porcelain", "--branch")).toBe("## main...origin/main");
  expect(git("for-each-ref", "--format=%(refname:short)", "refs/heads")).toBe("main");
  expect(git("rev-parse", "HEAD")).toBe(git("rev-parse", "origin/main"));
};

test("what colleagues have published is offered and fetched", async () => {
  expect(await lookForLatest(call())).toEqual({ isNewer: false });
  theyChange();
  expect(await lookForLatest(call())).toEqual({ isNewer: true });
  expect(await getLatest(call())).toEqual({ isNewer: false, got: true, hasNewCode: false });
  expect(heading()).toBe("Of a colleague");
  isOnMain();
});

/** Git of before 2.38, as far as we use it. */
const beOld = (): void => {
  const real = process.env.PATH ?? "";
  script(at("clone", "../bin/git"), '[ "$1" = merge-tree ] && exit 128', `PATH='${real}' exec git "$@"`);
  process.env.PATH = `${at("clone", "../bin")}:${real}`;
};

test.each<[how: string, arrange: () => unknown, accept: () => unknown]>([
  ["merged", theyGoOn, () => theirGit("merge", "--quiet", "--no-edit", `origin/${proposal}`)],
  ["squashed", theyGoOn, () => theySquash()],
  ["squashed, with an old Git", beOld, () => theySquash()],
  ["rebased", theyGoOn, () => theirGit("cherry-pick", `main..origin/${proposal}`)],
])(
  "a proposal that is %s leads back to the main branch, also when its lines are changed again",
  async (_how, arrange, accept) => {
    head("First");
    await publishAll("Words");
    head("Second");
    await publishAll("Words");
    expect(await lookForLatest(call())).toEqual({ isNewer: false });
    arrange();
    theirGit("fetch", "--quiet");
    accept();
    theyChange("Changed again");
    theirGit("push", "--quiet", "origin", "--delete", proposal);
    expect(await lookForLatest(call())).toEqual({ isNewer: true });
    await getLatest(call());
    isOnMain();
    expect(heading()).toBe("Changed again");
  },
);

test("a proposal of which a part is accepted goes on", async () => {
  head("First");
  await publishAll("Words");
  theyGoOn();
  theirGit("fetch", "--quiet");
  theySquash();
  theyShare();
  head("Second");
  await publishAll("Words");
  expect(await getLatest(call())).toEqual({ isNewer: false });
  expect([heading(), git("branch", "--show-current")]).toEqual(["Second", `${proposal}-2`]);
});

test("what colleagues add to a proposal comes too", async () => {
  head("First");
  await publishAll("Words");
  theirGit("fetch", "--quiet");
  theirGit("checkout", "--quiet", proposal);
  head("Corrected", "colleague");
  theyCommit(".");
  theirGit("push", "--quiet");
  await getLatest(call());
  expect([heading(), git("status", "--porcelain", "--branch")]).toEqual([
    "Corrected",
    `## ${proposal}...origin/${proposal}`,
  ]);
});

test.each<[what: string, arrange: () => unknown, said: RegExp]>([
  ["unpublished words", () => head("Mine"), /Publish your own changes first[^]*story\.md/],
  ["an unpublished page", () => write("content/pages/about/more.md", "Mine"), /Publish your own/],
  ["a developer’s work", () => write("src/page.ts", "Mine"), /developer’s work/],
  [
    "what only this folder has",
    () => git("commit", "--quiet", "--allow-empty", "--message", "Mine"),
    /developer’s work/,
  ],
])("%s stays as it is", async (_what, arrange, said) => {
  write("src/page.ts", "Theirs", "colleague");
  theyChange();
  arrange();
  const before = state();
  await expect(getLatest(call())).rejects.toThrow(said);
  expect(state()).toEqual(before);
});

test("an attempt that was cut off halfway is made again", async () => {
  write("content/pages/about/more.txt", "New", "colleague");
  theyChange();
  head("Of a colleague");
  write("content/pages/about/more.txt", "New");
  await getLatest(call());
  isOnMain();
  expect(await changesIn(at("clone"))).toEqual([]);
});

test("code that comes with the words is told", async () => {
  write("src/page.ts", "export {};\n\n", "colleague");
  theyChange();
  expect(await getLatest(call())).toMatchObject({ hasNewCode: true });
});

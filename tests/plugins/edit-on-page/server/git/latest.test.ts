import { getLatest, lookForLatest } from "../../../../../plugins/gatsby-plugin-edit-on-page/server/git/latest";
import { begin, call, end, proposal, publishAll, sh, state, story } from "./clones";

beforeEach(begin);
afterEach(end);

const heading = (): string => sh(`grep ^heading: ${story}`);
const theirs = (lines: string): string => sh(lines, "colleague");
const expectMain = (): void => {
  const clean = "## main...origin/main\nmain";
  expect(sh("git status --porcelain --branch; git for-each-ref --format='%(refname:short)' refs/heads")).toBe(clean);
};

test("what colleagues have published is offered and fetched", async () => {
  expect(await lookForLatest(call())).toEqual({ isNewer: false });
  theirs("heading Theirs; share");
  sh("hook .git/hooks/post-checkout 'exit 1'");
  expect(await lookForLatest(call())).toEqual({ isNewer: true });
  expect(await getLatest(call())).toEqual({ hasNewCode: false });
  expect(heading()).toBe("heading: Theirs");
  expectMain();
});

test.each([
  ["merged", `git merge -q --no-edit origin/${proposal}`],
  ["squashed", `git merge -q --squash origin/${proposal}; git commit -qm Both`],
  ["rebased", `git cherry-pick main..origin/${proposal}`],
])("a proposal that is %s leads back to the main branch, whatever happens to its lines later", async (_how, accept) => {
  for (const words of ["First", "Second"]) {
    sh(`heading ${words}`);
    await publishAll();
  }
  expect(await lookForLatest(call())).toEqual({ isNewer: false });
  theirs(`echo 'Another paragraph.' >> ${story}; share; git fetch -q; ${accept}; heading Again; share`);
  theirs(`git push -q origin --delete ${proposal}`);
  expect(await lookForLatest(call())).toEqual({ isNewer: true });
  await getLatest(call());
  expectMain();
  expect(heading()).toBe("heading: Again");
});

test("after a proposal is accepted, what is published next is another one, which stays", async () => {
  sh("heading First");
  await publishAll();
  theirs(`git fetch -q; git merge -q --squash origin/${proposal}; share`);
  sh("heading Second");
  expect(await publishAll()).toMatchObject({ name: `${proposal}-2`, isNew: true });
  expect(await getLatest(call())).toEqual({ hasNewCode: false });
  expect(heading()).toBe("heading: Second");
});

test("what colleagues add to a proposal comes too", async () => {
  sh("heading First");
  await publishAll();
  theirs(`git fetch -q; git checkout -q ${proposal}; heading Corrected; git commit -qam Theirs; git push -q`);
  await getLatest(call());
  expect(heading()).toBe("heading: Corrected");
  expect(sh("git status --porcelain --branch")).toBe(`## ${proposal}...origin/${proposal}`);
});

test.each<[said: RegExp, arrange: string]>([
  [/Publish your own changes first[^]*story\.md/, "heading Mine"],
  [/Publish your own changes first[^]*more\.md/, "echo Mine > content/pages/about/more.md"],
  [/developer’s work/, "echo Mine > src/page.ts"],
  [/developer’s work/, "git commit -qm Mine --allow-empty"],
])("%s is told, and HEAD, index and files are as before", async (said, arrange) => {
  theirs("echo Theirs > src/page.ts; heading Theirs; share");
  sh(arrange);
  const before = state();
  await expect(getLatest(call())).rejects.toThrow(said);
  expect(state()).toEqual(before);
});

test("an attempt that was cut off halfway is made again, and new code is told", async () => {
  theirs("heading Theirs; echo New > content/new.txt; echo New > src/page.ts; share");
  sh("heading Theirs; echo New > content/new.txt");
  expect(await getLatest(call())).toMatchObject({ hasNewCode: true });
  expectMain();
});

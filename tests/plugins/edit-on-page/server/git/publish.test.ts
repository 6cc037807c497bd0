import { createServer } from "node:http";
import { proposalLink } from "../../../../../plugins/gatsby-plugin-edit-on-page/server/git/proposal";
import { listen } from "../../../../../tools/support/listen";
import { begin, end, proposal, publishAll, sh, state, story } from "./clones";

beforeEach(begin);
afterEach(end);

const shared = (lines: string): string => sh(lines, "shared.git");
const tip = (): string => sh("git rev-parse HEAD");

test("publishes what changed below content/, twice on one branch, and nothing else", async () => {
  sh("heading First; cp content/photos/uk-house.md content/photos/new.md; touch content/photos/.DS_Store");
  expect(await publishAll()).toEqual({ name: proposal, isNew: true });
  expect(shared(`git log --format='%s %an' main..${proposal}`)).toBe("Words! Editor");
  expect(shared(`git diff --name-only main ${proposal}`)).toBe(`${story}\ncontent/photos/new.md`);
  sh("rm content/photos/new.md");
  expect(await publishAll()).toEqual({ name: proposal, isNew: false });
  expect(shared(`git diff --name-only main ${proposal}; git rev-list --count main..${proposal}`)).toBe(`${story}\n2`);
  expect(shared("git for-each-ref --format='%(refname:short)'")).toBe(`${proposal}\nmain`);
  const status = `## ${proposal}...origin/${proposal}\n?? content/photos/.DS_Store`;
  expect(sh("git status --porcelain --branch; ls .git | grep edit || :")).toBe(status);
});

test("hooks run as the owner has set them up, in the folder, and may change what is committed", async () => {
  sh("hook .git/hooks/pre-commit 'test -f src/page.ts; echo Tidy > content/tidy.txt; git add content/tidy.txt'");
  sh(`hook .git/hooks/commit-msg 'echo "and those of a hook" >> "$1"'; heading First`);
  await publishAll();
  const shown = `Words!\nand those of a hook\n\n\n${story}\ncontent/tidy.txt`;
  expect(shared(`git show --format=%B --name-only ${proposal}`)).toBe(shown);
  expect(sh("git status --porcelain")).toBe("");
});

test("a proposal of colleagues with the same name, or on which they went on, stays as it is", async () => {
  sh(`git push -q origin main:${proposal}; heading Mine`);
  expect(await publishAll()).toMatchObject({ name: `${proposal}-2` });
  sh(`git fetch -q; git checkout -q ${proposal}-2; git commit -qm More --allow-empty; git push -q`, "colleague");
  sh("heading 'Mine again'");
  expect(await publishAll()).toMatchObject({ name: `${proposal}-3`, isNew: true });
});

const refuse = (words: string): string => `'echo ${words} >&2; exit 1'`;
const url = "git remote set-url origin";
const batch = "*BatchMode=yes*) echo Permission denied >&2; exit 255";

test.each<[said: RegExp, arrange: string]>([
  [/does not know where the shared copy/, "git remote remove origin"],
  [/does not know your name/, "git config --global --unset user.email"],
  [/offline/, `${url} http://127.0.0.1:1/site.git`],
  [/no longer where/, `${url} ../gone.git`],
  [
    /Sign in/,
    `${url} me@site.example:a; git config core.sshCommand 'f() { case "$*" in ${batch};; esac; sleep 99; }; f'`,
  ],
  [/one of its rules[^]*GH006: Protected/, `hook ../shared.git/hooks/pre-receive ${refuse("GH006: Protected")}`],
  [/before each commit[^]*Spell it right/, `hook .git/hooks/pre-commit ${refuse("Spell it right")}`],
  [/before sending[^]*Not on Fridays/, `hook .git/hooks/pre-push ${refuse("Not on Fridays")}`],
  [
    /Press “Publish” again/,
    `hook .git/hooks/pre-commit 'env -i sh -c "cd ../colleague; git -c user.name=A -c user.email=a@b.c commit -qm A --allow-empty; git push -q origin HEAD:${proposal}"'`,
  ],
  [/signed here/, "git config commit.gpgSign true; git config gpg.program false"],
  [/detached HEAD/, "git checkout -q --detach"],
  [/never finished/, "git rev-parse HEAD > .git/MERGE_HEAD"],
  [/developer’s work[^]*src\/page.ts/, "echo changed > src/page.ts"],
  [/developer’s work[^]*src\/new.ts/, "touch src/new.ts"],
  [/developer’s work[^]*src\/new.ts/, "touch src/new.ts; git add src; git commit -qm Code -- src"],
  [/1 mistake in 1 file/, `heading '""'`],
  [/Another program/, "touch .git/index.lock"],
])("%s is told, and HEAD, index and files are as before", async (said, arrange) => {
  sh(`heading Mine; ${arrange}`);
  const before = state();
  await expect(publishAll()).rejects.toThrow(said);
  expect(state()).toEqual(before);
});

test("a server that asks for a password is no question at the terminal", async () => {
  const server = createServer((_request, response) => response.writeHead(401, { "WWW-Authenticate": "Basic" }).end());
  sh(`${url} http://127.0.0.1:${await listen(server)}/site.git; heading Mine`);
  await expect(publishAll()).rejects.toThrow(/Sign in/);
  server.close();
});

test("a shared copy that hangs is asked whether a proposal has arrived", async () => {
  sh("heading Mine; hook ../shared.git/hooks/post-receive 'sleep 999'");
  await publishAll(3000);
  expect(shared(`git rev-parse ${proposal}`)).toBe(tip());
});

test("where it has not arrived everything is as before, and nothing goes on running", async () => {
  sh("heading Mine; hook ../shared.git/hooks/pre-receive 'echo $$ > hanging; sleep 999'");
  const before = state();
  await expect(publishAll(3000)).rejects.toThrow(/took too long/);
  expect(state()).toEqual(before);
  // A zombie is left for the machine to bury.
  expect(shared("ps -o stat= -p $(cat hanging) || :")).toMatch(/^Z|^$/);
});

test("what arrived although the folder could not follow is not sent again", async () => {
  sh('heading Mine; hook ../shared.git/hooks/post-receive "touch $PWD/.git/index.lock"');
  const before = state();
  await expect(publishAll()).rejects.toThrow(/has arrived/);
  expect(state()).toEqual(before);
  sh("rm .git/index.lock");
  expect(await publishAll()).toMatchObject({ name: proposal });
  expect(shared(`git rev-parse ${proposal}`)).toBe(tip());
});

test.each([
  ["git@github.com:us/site.git", "https://github.com/us/site/compare/main...edit-1?quick_pull=1"],
  [
    "https://me@gitlab.com/us/site.git",
    "https://gitlab.com/us/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=edit-1",
  ],
  ["ssh://git@bitbucket.org:22/us/site.git", "https://bitbucket.org/us/site/pull-requests/new?source=edit-1&dest=main"],
  ["/srv/site.git", undefined],
])("a proposal at %s is looked at on its page, or where the server says", (address, link) => {
  expect(proposalLink("", address, "main", "edit-1")).toBe(link);
  const printed = "remote: Read https://git.example/help, or create one:\nremote: https://git.example/compare/main...x";
  expect(proposalLink(printed, address, "main", "edit-1")).toBe("https://git.example/compare/main...x");
});

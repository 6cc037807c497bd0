import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { proposalLink } from "../../../../../plugins/gatsby-plugin-edit-on-page/server/git/proposal-link";
import { listen } from "../../../../../tools/support/listen";
import {
  at,
  begin,
  end,
  git,
  gitIn,
  head,
  hook,
  publishAll,
  script,
  state,
  story,
  theirGit,
  today,
  write,
} from "./clones";

beforeEach(begin);
afterEach(end);

const shared = (...words: string[]): string => gitIn(at("shared.git"), ...words);

test("publishes what changed below content/, twice on one branch, and nothing else", async () => {
  head("How we began");
  write("content/photos/new.md", readFileSync(at("clone", "content/photos/uk-house.md"), "utf8"));
  write("content/photos/.DS_Store", "");
  const branch = `edit-${today}-a-better-heading-and-a`;
  expect(await publishAll("A better heading, and a photo!")).toEqual({ name: branch, isNew: true });
  expect(shared("log", "--format=%s %an", `main..${branch}`)).toBe("A better heading, and a photo! Editor");
  expect(shared("diff", "--name-status", "main", branch)).toBe(
    `M\t${story}\nA\tcontent/photos/new.md`.split("\n").sort().reverse().join("\n"),
  );
  expect(git("status", "--porcelain", "--branch")).toBe(`## ${branch}...origin/${branch}\n?? content/photos/.DS_Store`);

  rmSync(at("clone", "content/photos/new.md"));
  expect(await publishAll("No photo after all")).toEqual({ name: branch, isNew: false });
  expect(shared("diff", "--name-only", "main", branch)).toBe(story);
  expect(shared("rev-list", "--count", `main..${branch}`)).toBe("2");
  expect(shared("for-each-ref", "--format=%(refname:short)")).toBe(`${branch}\nmain`);
  expect(git("status", "--porcelain")).toBe("?? content/photos/.DS_Store");
  expect(existsSync(at("clone", ".git/edit-on-page"))).toBe(false);
});

test("hooks run as the owner has set them up, in the folder, and may change what is committed", async () => {
  hook("clone", "pre-commit", "test -f src/page.ts && echo Tidy > content/tidy.txt && git add content/tidy.txt");
  hook("clone", "commit-msg", 'echo "and those of a hook" >> "$1"');
  head("Other words");
  const { name } = await publishAll("Words");
  expect(shared("show", "--format=%B", "--name-only", name)).toBe(
    `Words
and those of a hook


${story}
content/tidy.txt`,
  );
  expect(git("status", "--porcelain")).toBe("");
});

test("a proposal of colleagues with the same name, or on which they went on, stays as it is", async () => {
  const name = `edit-${today}-words`;
  theirGit("push", "--quiet", "origin", `main:${name}`);
  head("Mine");
  expect(await publishAll("Words")).toMatchObject({ name: `${name}-2` });
  theirGit("fetch", "--quiet");
  theirGit("checkout", "--quiet", `${name}-2`);
  theirGit("commit", "--quiet", "--allow-empty", "--message", "More");
  theirGit("push", "--quiet");
  head("Mine again");
  expect(await publishAll("Words")).toMatchObject({ name: `${name}-3`, isNew: true });
});

type Failure = [what: string, said: RegExp, arrange: () => unknown];

/** What the shared copy or a hook says. */
const says = (words: string): string[] => [`echo '${words}' >&2`, "exit 1"];

test.each<Failure>([
  ["no shared copy", /does not know where the shared copy/, () => git("remote", "remove", "origin")],
  ["no name", /does not know your name/, () => git("config", "--global", "--unset", "user.email")],
  ["offline", /offline/, () => git("remote", "set-url", "origin", "http://127.0.0.1:1/site.git")],
  ["no such shared copy", /no longer where/, () => git("remote", "set-url", "origin", at("shared.git", "gone"))],
  [
    "a key that the server does not know",
    /Sign in once/,
    () => {
      git("remote", "set-url", "origin", "git@example.com:us/site.git");
      const ssh = script(
        at("clone", "../ssh"),
        'case "$*" in *BatchMode=yes*) echo "Permission denied (publickey)." >&2; exit 255;; esac; sleep 999',
      );
      git("config", "core.sshCommand", ssh);
    },
  ],
  [
    "a protected branch",
    /one of its rules[^]*GH006: Protected/,
    () => hook("shared.git", "pre-receive", ...says("GH006: Protected")),
  ],
  [
    "a check before the commit",
    /before each commit[^]*Spell it right/,
    () => hook("clone", "pre-commit", ...says("Spell it right")),
  ],
  [
    "a check before sending",
    /before sending[^]*Not on a Friday/,
    () => hook("clone", "pre-push", ...says("Not on a Friday")),
  ],
  [
    "a colleague who is first",
    /Press “Publish” again/,
    () => {
      theirGit("commit", "--quiet", "--allow-empty", "--message", "First");
      hook(
        "clone",
        "pre-commit",
        "unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE",
        `cd ${at("colleague")}`,
        `git push -q origin HEAD:edit-${today}-words`,
      );
    },
  ],
  [
    "a signature that fails",
    /signed here/,
    () => ["commit.gpgSign true", "gpg.program false"].forEach((one) => git("config", ...one.split(" "))),
  ],
  ["a version of the past", /detached HEAD/, () => git("checkout", "--quiet", "--detach")],
  [
    "an unfinished merge",
    /never finished/,
    () => {
      git("stash", "--quiet");
      git("checkout", "--quiet", "-b", "other");
      git("commit", "--quiet", "--allow-empty", "--message", "Other");
      git("checkout", "--quiet", "-");
      git("merge", "--quiet", "--no-commit", "--no-ff", "other");
      git("stash", "pop", "--quiet");
    },
  ],
  ["code that changed", /developer’s work[^]*src\/page.ts/, () => write("src/page.ts", "")],
  ["code that is new", /developer’s work[^]*src\/new.ts/, () => write("src/new.ts", "")],
  [
    "code that is committed",
    /developer’s work[^]*src\/new.ts/,
    () => {
      write("src/new.ts", "");
      git("add", "src");
      git("commit", "--quiet", "--message", "Code");
    },
  ],
  ["a mistake in the content", /1 mistake in 1 file/, () => head('""')],
  ["another program at work", /Another program/, () => write(".git/index.lock", "")],
])("%s is told, and HEAD, index and files are as before", async (_what, said, arrange) => {
  head("Other words");
  arrange();
  const before = state();
  await expect(publishAll("Words")).rejects.toThrow(said);
  expect(state()).toEqual(before);
});

test("a server that asks for a password is no question at the terminal", async () => {
  const server = createServer((_request, response) => response.writeHead(401, { "WWW-Authenticate": "Basic" }).end());
  git("remote", "set-url", "origin", `http://127.0.0.1:${await listen(server)}/site.git`);
  head("Other words");
  await expect(publishAll("Words")).rejects.toThrow(/Sign in once/);
  server.close();
});

test("a folder that is no clone says so", async () => {
  rmSync(at("clone", ".git"), { recursive: true });
  await expect(publishAll("Words")).rejects.toThrow();
});

describe("a shared copy that hangs", () => {
  /** What `sleep` is run by, to see that it has ended. */
  const hang = ["echo $$ > hanging", "sleep 999"];

  test("is asked whether a proposal has arrived", async () => {
    hook("shared.git", "post-receive", "sleep 999");
    head("Other words");
    const { name } = await publishAll("Words", 3000);
    expect(shared("rev-parse", name)).toBe(git("rev-parse", "HEAD"));
  });

  test("leaves everything as before, and nothing running, if it has not", async () => {
    hook("shared.git", "pre-receive", ...hang);
    head("Other words");
    const before = state();
    await expect(publishAll("Words", 3000)).rejects.toThrow(/took too long/);
    expect(state()).toEqual(before);
    // It may be left for the machine to bury: a zombie.
    const id = readFileSync(at("shared.git", "hanging"), "utf8").trim();
    expect(spawnSync("ps", ["-o", "stat=", "-p", id]).stdout.toString()).toMatch(/^Z|^$/);
  });
});

test("what arrived although the folder could not follow is not sent again", async () => {
  const lock = at("clone", ".git/index.lock");
  hook("shared.git", "post-receive", `touch ${lock}`);
  head("Other words");
  const before = state();
  await expect(publishAll("Words")).rejects.toThrow(/has arrived/);
  expect(state()).toEqual(before);
  rmSync(lock);
  const { name } = await publishAll("Words");
  expect(shared("rev-parse", `edit-${today}-words`)).toBe(git("rev-parse", "HEAD"));
  expect([name, git("status", "--porcelain")]).toEqual([`edit-${today}-words`, ""]);
});

test.each([
  ["git@github.com:us/site.git", "https://github.com/us/site/compare/main...edit-1?quick_pull=1"],
  [
    "https://me@gitlab.com/us/all/site.git",
    "https://gitlab.com/us/all/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=edit-1",
  ],
  ["ssh://git@bitbucket.org:22/us/site.git", "https://bitbucket.org/us/site/pull-requests/new?source=edit-1&dest=main"],
  ["/srv/site.git", undefined],
])("a proposal at %s is looked at on its page, or where the server says", (address, link) => {
  expect(proposalLink("", address, "main", "edit-1")).toBe(link);
  const printed =
    "remote: See https://git.example/help, or create one:\nremote:   https://git.example/us/site/compare/main...x \n";
  expect(proposalLink(printed, address, "main", "edit-1")).toBe("https://git.example/us/site/compare/main...x");
});

import { createHash } from "node:crypto";
import { sampleFiles } from "../../fixtures";

type Files = Map<string, Buffer>;

type FileChanges = { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
type GraphQL = { query: string; variables?: { input?: { expectedHeadOid: string; fileChanges: FileChanges } } };

const hash = (data: Buffer | string): string => createHash("sha1").update(data).digest("hex");

/** A stub of GitHub's API for Sveltia, with a repository that contains the fixture site. */
export class GitHub {
  readonly files: Files = new Map(Object.entries(sampleFiles).map(([name, text]) => [name, Buffer.from(text)]));
  private readonly before: Files = new Map(this.files);
  commits = 0;
  private readonly heads: string[] = [];

  /** A commit of a colleague. */
  push(file: string, from: string | RegExp, to: string): void {
    this.files.set(file, Buffer.from(String(this.files.get(file)).replace(from, to)));
  }

  /** The lines that all commits changed, by file: `["-heading: Old", "+heading: New"]`. */
  changes(): Record<string, string[]> {
    const changes: Record<string, string[]> = {};
    for (const name of new Set([...this.before.keys(), ...this.files.keys()])) {
      if (this.files.get(name)?.equals(this.before.get(name) ?? Buffer.alloc(0))) continue;
      const [old = [], now = []] = [this.before, this.files].map((files) => files.get(name)?.toString().split("\n"));
      const removed = old.filter((line) => !now.includes(line)).map((line) => `-${line}`);
      changes[name] = [...removed, ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`)];
    }
    return changes;
  }

  /** Responds to a request; undefined for an unknown one. */
  answer(method: string, url: string, body: string | null | undefined): unknown {
    const { pathname } = new URL(url);
    if (pathname === "/user") return { id: 1, login: "editor", name: "An Editor", email: "editor@example.com" };
    if (pathname.includes("/collaborators/")) return {};
    const blobs = [...this.files].map(([path, data]) => ({ type: "blob", path, sha: hash(data), size: data.length }));
    if (pathname.includes("/git/trees/")) return { tree: blobs };
    if (pathname.endsWith("/commits")) {
      if (this.heads[0] !== this.head()) this.heads.unshift(this.head());
      return this.heads.map((sha) => ({ sha, commit: { message: "[skip ci] Update" } }));
    }
    if (method !== "POST" || pathname !== "/graphql") return undefined;
    const { query, variables } = JSON.parse(body ?? "") as GraphQL;
    // A commit on top of another one than the head is refused, as at GitHub.
    if (variables?.input && variables.input.expectedHeadOid !== this.head())
      return { errors: [{ message: "Expected branch to point to another commit" }] };
    return { data: this.query({ query, variables }) };
  }

  private query({ query, variables }: GraphQL): unknown {
    const input = variables?.input;
    if (input) return this.commit(input.fileChanges);
    if (query.includes("defaultBranchRef")) return { repository: { defaultBranchRef: { name: "main" } } };
    const commit = { oid: this.head(), message: "Begin", author: {}, committedDate: "2024-01-01T00:00:00Z" };
    const target = { history: { nodes: [commit] } };
    const aliases: [string, unknown][] = [...query.matchAll(/(\w+_\d+):(?: object\(oid: "(\w+)"\))?/g)].map(
      ([, alias = "", oid]) => {
        const data = [...this.files.values()].find((one) => hash(one) === oid);
        return [alias, oid === undefined ? { target } : { text: data?.toString(), isTruncated: false }];
      },
    );
    return { repository: { ref: { target }, ...Object.fromEntries(aliases) } };
  }

  private commit({ additions, deletions }: FileChanges): unknown {
    this.commits += 1;
    for (const { path: name } of deletions) this.files.delete(name);
    for (const { path: name, contents } of additions) this.files.set(name, Buffer.from(contents, "base64"));
    const oids = additions.map(({ contents }) => ({ oid: hash(Buffer.from(contents, "base64")) }));
    const files = Object.fromEntries(oids.map((oid, at) => [`file_${at}`, oid]));
    const commit = { oid: this.head(), committedDate: "2024-01-02T00:00:00Z", ...files };
    return { createCommitOnBranch: { commit } };
  }

  readonly head = (): string => hash(JSON.stringify([...this.files].map(([name, data]) => [name, hash(data)])));
}

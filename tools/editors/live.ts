import { readFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../../plugins/gatsby-plugin-static-pages/files";
import { PlainError } from "../../plugins/gatsby-source-content/plain-error";
import { readHeaders, readRedirects } from "../support/host-files";

/** Asks for an address without following where it leads; rejects where there is no answer. */
export type Ask = (url: string) => Promise<Response>;

/**
 * In what the site at `origin` differs from the build in `folder`: what is otherwise, in an owner's words, and the addresses where it
 * is so. Only reads: no form is sent. Throws a PlainError where a host cannot be reached.
 */
export async function compareLive(origin: string, folder: string, ask: Ask): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const get = (url: string): Promise<Response> =>
    ask(url).catch((error: unknown) => {
      const reason = error instanceof Error ? (error.cause ?? error) : error;
      throw new PlainError(`${url} cannot be reached: ${reason instanceof Error ? reason.message : String(reason)}`);
    });
  const note = (address: string, differences: readonly string[]): void =>
    differences.forEach((what) => found.set(what, [...(found.get(what) ?? []), address]));

  const headersFor = readHeaders(folder);
  for (const file of filesIn(folder).filter((name) => !/^_(headers|redirects)$|\.(br|gz)$/.test(name))) {
    const address = addressOf(file);
    const headers = headersFor(address.replace(/\?.*/, ""));
    const built = readFileSync(path.join(folder, file));
    note(address, await differences(await get(origin + address), { file, built, headers, origin }));
  }
  for (const [from, to] of redirects(origin, folder)) {
    const { status, headers } = await get(from);
    const leads = [301, 308].includes(status) && new URL(headers.get("location") ?? "", from).href === to;
    note(from, leads ? [] : [`does not lead to ${to} for good`]);
  }
  return found;
}

/** Hosts answer a page without ".html". Form services lead back with an answer of their own in the address. */
const addressOf = (file: string): string =>
  ({ "404.html": "/there-is-no-such-page", "thanks.html": "/thanks?sent=yes" })[file] ??
  `/${file.replace(/(^index)?\.html$/, "")}`;

/** Old addresses, and the site without TLS, each with where it must lead. */
const redirects = (origin: string, folder: string): [from: string, to: string][] => [
  ...[...readRedirects(folder)].map(([from, to]): [string, string] => [origin + from, new URL(to, origin).href]),
  ...(origin.startsWith("https:") ? [[origin.replace("https", "http") + "/", origin + "/"] as [string, string]] : []),
];

interface Built {
  file: string;
  built: Buffer;
  /** A later one replaces an earlier one of its name. */
  headers: readonly [name: string, value: string][];
  origin: string;
}

async function differences(answer: Response, { file, built, headers, origin }: Built): Promise<string[]> {
  const status = file === "404.html" ? 404 : 200;
  if (answer.status !== status) return [`answers ${answer.status}, not ${status}`];
  const body = Buffer.from(await answer.arrayBuffer());
  const isSame = file.endsWith(".html") ? withoutForms(body) === withoutForms(built) : body.equals(built);
  const [, named = origin] = /<loc>(https?:\/\/[^/<]+)/.exec(file === "sitemap.xml" ? body.toString() : "") ?? [];
  const missed = [...new Map(headers)].filter(([name, value]) => answer.headers.get(name) !== value);
  return [
    ...(isSame ? [] : ["is not as it was built: another version is published, or the host changes pages"]),
    ...(named === origin ? [] : [`names ${named}: write "url: ${origin}" in content/site.md and build again`]),
    ...(body.includes("data-netlify=")
      ? ["has a form that Netlify has not found: switch on form detection, then deploy again"]
      : []),
    ...missed.map(([name, value]) => `sends ${name}: ${answer.headers.get(name) ?? "nothing"}, instead of ${value}`),
  ];
}

/** Netlify takes its attributes off a form that it has found, and adds the form's name: https://docs.netlify.com/manage/forms/setup/ */
const withoutForms = (page: Buffer): string =>
  page.toString().replaceAll(/<form\b[^>]*>|<input[^>]*type="hidden"[^>]*>/g, "");

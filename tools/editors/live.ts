import { readFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../../plugins/gatsby-plugin-static-pages/files";
import { PlainError } from "../../plugins/gatsby-source-content/plain-error";
import { builtSite, readHeaders, readRedirects } from "../support/host-files";
import { reasonOf, type Fetch } from "./photos";

/**
 * In what the site at `origin` differs from the build in `folder`: what is otherwise, in an owner's words, and the addresses where it
 * is so. No form is sent. Throws a PlainError where there is no build, or a host cannot be reached.
 */
export async function compareLive(origin: string, folder: string, ask = visit): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const note = (address: string, isSo: boolean, what: string): void => {
    if (isSo) found.set(what, [...(found.get(what) ?? []), address]);
  };
  const get = (url: string): Promise<Response> =>
    ask(url).catch((error: unknown) => {
      throw new PlainError(`${url} cannot be reached: ${reasonOf(error)}`);
    });
  const headersFor = readHeaders(builtSite(folder));
  for (const file of filesIn(folder).filter((name) => !/^_(headers|redirects)$|\.(br|gz)$/.test(name))) {
    const built = readFileSync(path.join(folder, file));
    const address = addressOf(file);
    const answer = await get(origin + address);
    const status = file === "404.html" ? 404 : 200;
    note(address, answer.status !== status, `answers ${answer.status}, not ${status}`);
    if (answer.status !== status) continue;
    const body = Buffer.from(await answer.arrayBuffer());
    const isSame = file.endsWith(".html") ? withoutForms(body) === withoutForms(built) : body.equals(built);
    note(address, !isSame, "is not as it was built: another version is published, or the host changes pages");
    note(address, body.includes("data-netlify="), "has a form that Netlify has not found: switch on form detection");
    // A later header replaces an earlier one of its name.
    for (const [name, value] of new Map(headersFor(address.replace(/\?.*/, "")))) {
      const sent = answer.headers.get(name);
      note(address, sent !== value, `sends ${name}: ${sent ?? "nothing"}, instead of ${value}`);
    }
    const [, named = origin] = (file === "sitemap.xml" && /<loc>(https?:\/\/[^/<]+)/.exec(built.toString())) || [];
    note(address, named !== origin, `names ${named}: write "url: ${origin}" in content/site.md and build again`);
  }
  const leads = [...readRedirects(folder)].map(([from, to]) => [origin + from, new URL(to, origin).href] as const);
  const withoutTls = [`${origin.replace(/^https/, "http")}/`, `${origin}/`] as const;
  for (const [from, to] of origin.startsWith("https:") ? [...leads, withoutTls] : leads) {
    const { status, headers } = await get(from);
    const target = new URL(headers.get("location") ?? "", from).href;
    note(from, ![301, 308].includes(status) || target !== to, `does not lead to ${to} for good`);
  }
  return found;
}

/** Follows no redirect, and waits 15 seconds at most. */
const visit: Fetch = (url) => fetch(url, { redirect: "manual", signal: AbortSignal.timeout(15_000) });

/** Hosts answer a page without ".html". Form services lead back with an answer of their own in the address. */
const addressOf = (file: string): string =>
  ({ "404.html": "/there-is-no-such-page", "thanks.html": "/thanks?sent=yes" })[file] ??
  `/${file.replace(/(^index)?\.html$/, "")}`;

/** Netlify takes its attributes off a form that it has found, and adds the form's name: https://docs.netlify.com/manage/forms/setup/ */
const withoutForms = (page: Buffer): string =>
  page.toString().replaceAll(/<form\b[^>]*>|<input[^>]*type="hidden"[^>]*>/g, "");

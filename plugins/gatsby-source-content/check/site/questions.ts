import { siteFile } from "../../kinds";
import { entriesOf, type Content } from "../../read/content";
import type { Problem } from "../../problem";

/** Facts of content/site.md that not every company has, and who must have them. `docs/compliance.md` names the laws. */
const facts = {
  vatNumber: "a company that is registered for VAT states its number",
  icoNumber: "a company that takes enquiries pays the ICO's yearly fee, unless it is exempt",
  redressScheme: "a company that finds, lets or manages homes for others must belong to a scheme",
  clientMoneyProtection: "a letting or managing agent that holds clients' money must belong to a scheme",
  amlSupervision: "a company that searches for homes for buyers must be registered before its first search",
};

const certificate = "the scheme's certificate must be published: put its file into static/ and name it here";

/** What the owner has not answered: by filling the field in, or by a note in its place, as in "# vatNumber: none, not registered". */
export function openQuestions(content: Content): Problem[] {
  const site = content.entries.get(siteFile);
  const isMember = site?.data?.clientMoneyProtection !== undefined;
  const asked = Object.entries({ ...facts, ...(isMember && { clientMoneyCertificate: certificate }) });
  const photos = stockPhotos(content);
  return [
    ...asked.map(([name, why]) =>
      ask(content, name, `${why}. Fill it in, or note why not: "# ${name}: none, because …"`),
    ),
    ...(photos === undefined ? [] : [ask(content, "stockPhotos", photos)]),
  ].flatMap((one) => one ?? []);
}

function ask({ entries }: Content, name: string, message: string): Problem | undefined {
  const site = entries.get(siteFile);
  if (!site || site.data?.[name] !== undefined) return undefined;
  const lines = site.text.split(/\r\n|[\n\r]/);
  const notes = lines.map((line) => new RegExp(`^#\\s*${name}:\\s*(.*)`).exec(line)?.[1]);
  const line = notes.findIndex((note) => note !== undefined) + 1 || 1;
  return notes[line - 1] ? undefined : { file: siteFile, line, column: 1, field: name, message };
}

function stockPhotos(content: Content): string | undefined {
  const photos = entriesOf(content, "photo");
  const stock = photos.filter(({ data }) => data?.source !== undefined).map(({ name }) => name);
  return stock.length > 0
    ? `${stock.length} of ${photos.length} photos are stock photos: ${stock.join(", ")}. "npm run photos sheet" shows each where it stands. Put your own in their place, or note that they stay: "# stockPhotos: all seen, they stay"`
    : undefined;
}

import { siteFile } from "../../kinds";
import { entriesOf, stockPhotos, type Content } from "../../read/content";
import type { Problem } from "../../problem";

/** Facts of content/site.md that not every company has, and who must have them. `docs/compliance.md` names the laws. */
const facts = {
  vatNumber: "a company that is registered for VAT states its number. Fill it in",
  icoNumber: "a company that takes enquiries pays the ICO's yearly fee, unless it is exempt. Fill its number in",
  redressScheme: "a company that finds, lets or manages homes for others must belong to a scheme. Fill it in",
  clientMoneyProtection: "a letting or managing agent that holds clients' money must belong to a scheme. Fill it in",
  amlSupervision: "a company that searches for homes for buyers must be registered before its first search. Fill it in",
};

const certificate = "a scheme's certificate must be published: put its file into static/, and its address here";

/** What the owner has not answered: by filling the field in, or by a note in its place, as in "# vatNumber: none, not registered". */
export function openQuestions(content: Content): Problem[] {
  const { data, text = "" } = content.entries.get(siteFile) ?? {};
  const lines = text.split(/\r\n|[\n\r]/);
  const asked = { ...facts, ...(data?.clientMoneyProtection !== undefined && { clientMoneyCertificate: certificate }) };
  return Object.entries({ ...asked, ...photosToReplace(content) }).flatMap(([name, why]) => {
    const notes = lines.map((line) => new RegExp(`^#\\s*${name}:\\s*(.*)`).exec(line)?.[1]);
    if (data?.[name] !== undefined || notes.some(Boolean)) return [];
    const message = `${why}, or note why not: "# ${name}: …"`;
    return { file: siteFile, line: notes.indexOf("") + 1 || 1, column: 1, field: name, message };
  });
}

function photosToReplace(content: Content): Record<string, string> {
  const stock = stockPhotos(content).map(({ name }) => name);
  if (stock.length === 0) return {};
  const names = `${stock.length} of ${entriesOf(content, "photo").length} photos are stock photos: ${stock.join(", ")}`;
  return { stockPhotos: `${names}. "npm run photos sheet" shows each where it stands. Put in your own` };
}

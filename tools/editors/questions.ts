import { siteFile } from "../../plugins/content-model/content-types";
import { entriesOf, type Content } from "../../plugins/content-model/read/content";
import type { Problem } from "../../plugins/content-model/problem";

/** Facts that only some companies have. `docs/compliance.md` names the laws. */
const questions = {
  vatNumber: "a company that is registered for VAT states its number. Fill it in",
  icoNumber: "a company that takes enquiries pays the ICO's yearly fee, unless it is exempt. Fill its number in",
  redressScheme:
    "in England, a company that finds, lets or manages homes for others must belong to a scheme. Fill it in",
  clientMoneyProtection: "a letting or managing agent that holds clients' money must belong to a scheme. Fill it in",
  amlSupervision: "a company that searches for homes for buyers must be registered before its first search. Fill it in",
  feesPage:
    "in England and Wales, a letting agent publishes its fees (Consumer Rights Act 2015, s. 83). Add a page of them, and note its path",
};

const certificate = "a scheme's certificate must be published: put its file into static/, and its path here";

/** The questions that the owner has answered neither by a field nor by a note such as "# vatNumber: none, not registered". */
export function openQuestions(content: Content): Problem[] {
  const { data, text = "" } = content.entries.get(siteFile) ?? {};
  const lines = text.split(/\r\n|[\n\r]/);
  const asked = {
    ...questions,
    ...(data?.clientMoneyProtection !== undefined && { clientMoneyCertificate: certificate }),
    ...photosToReplace(content),
  };
  return Object.entries(asked).flatMap(([name, why]) => {
    const notes = lines.map((line) => new RegExp(`^#\\s*${name}:\\s*(.*)`).exec(line)?.[1]);
    if (data?.[name] !== undefined || notes.some(Boolean)) return [];
    const message = `${why}, or note why not: "# ${name}: …"`;
    return { file: siteFile, line: notes.indexOf("") + 1 || 1, column: 1, field: [name], message };
  });
}

function photosToReplace(content: Content): Record<string, string> {
  const photos = entriesOf(content, "photo");
  const stock = photos.filter(({ data }) => data?.stockUrl !== undefined).map(({ slug }) => slug);
  if (stock.length === 0) return {};
  const names = `${stock.length} of ${photos.length} photos are stock photos: ${stock.join(", ")}`;
  return { stockPhotos: `${names}. Put in your own` };
}

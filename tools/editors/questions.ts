import { siteFile } from "../../plugins/content-model/content-types";
import { entriesOf, type Content } from "../../plugins/content-model/read/content";
import type { Problem } from "../../plugins/content-model/problem";

/** Fields of content/site.md that only some companies need. `docs/compliance.md` names the laws. */
const companyFields = {
  vatNumber: "a company that is registered for VAT states its number. Fill it in",
  icoNumber: "a company that takes enquiries pays the ICO's yearly fee, unless it is exempt. Fill its number in",
};

/** Those for companies that find, let or manage homes for others. */
const agencyFields = {
  redressScheme: "a company that finds, lets or manages homes for others must belong to a scheme. Fill it in",
  clientMoneyProtection: "a letting or managing agent that holds clients' money must belong to a scheme. Fill it in",
  amlSupervision: "a company that searches for homes for buyers must be registered before its first search. Fill it in",
  feesPage:
    "a letting agent publishes its fees (Consumer Rights Act 2015, s. 83). Add a page of them, and note its path",
};

/** Words for such work. Where they mean something else, the owner writes a note. */
const agencyWords =
  /\b(?:to find|finding|search(?:es|ing)?|introduc(?:es?|ing)|manag(?:es?|ing)|property management|letting)\b/i;

const certificate = "a scheme's certificate must be published: put its file into static/, and its path here";

/** The questions that the owner has answered neither by a field nor by a note such as "# vatNumber: none, not registered". */
export function openQuestions(content: Content): Problem[] {
  const { data, text = "" } = content.entries.get(siteFile) ?? {};
  const lines = text.split(/\r\n|[\n\r]/);
  const agency = agencyPage(content);
  const asked = {
    ...companyFields,
    ...(agency && Object.fromEntries(Object.entries(agencyFields).map(([name, why]) => [name, `${agency}: ${why}`]))),
    ...(data?.clientMoneyProtection !== undefined && { clientMoneyCertificate: certificate }),
  };
  return Object.entries({ ...asked, ...photosToReplace(content) }).flatMap(([name, why]) => {
    const notes = lines.map((line) => new RegExp(`^#\\s*${name}:\\s*(.*)`).exec(line)?.[1]);
    if (data?.[name] !== undefined || notes.some(Boolean)) return [];
    const message = `${why}, or note why not: "# ${name}: …"`;
    return { file: siteFile, line: notes.indexOf("") + 1 || 1, column: 1, field: [name], message };
  });
}

function agencyPage(content: Content): string | undefined {
  for (const { file, plain } of entriesOf(content, "section"))
    for (const [at, line] of plain.split(/\r\n|[\n\r]/).entries()) {
      const word = agencyWords.exec(line.replace(/(^|\s)#\s.*/, ""))?.[0];
      if (word) return `${file}:${at + 1} says "${word}"`;
    }
  return undefined;
}

function photosToReplace(content: Content): Record<string, string> {
  const photos = entriesOf(content, "photo");
  const stock = photos.filter(({ data }) => data?.stockUrl !== undefined).map(({ slug }) => slug);
  if (stock.length === 0) return {};
  const names = `${stock.length} of ${photos.length} photos are stock photos: ${stock.join(", ")}`;
  return { stockPhotos: `${names}. Put in your own` };
}

import { factsOf } from "../read/facts";
import { placeholderValues, placeholdersIn, type PlaceholderValues } from "../read/placeholders";
import { findAll, findCompany, type Context } from "./context";

/** The values of a text's placeholders. Reads photos and forms only if the text needs them, so that Gatsby reruns few queries. */
export async function factsFor(text: string, context: Context): Promise<PlaceholderValues> {
  const facts = placeholderValues((await findCompany(context)) ?? {});
  return placeholdersIn(text).every((name) => facts.has(name)) ? facts : allFacts(context);
}

/** The values of all placeholders. */
export const allFacts = async (context: Context): Promise<PlaceholderValues> =>
  factsOf((await findCompany(context)) ?? {}, await findAll(context, "Photo"), await findAll(context, "Form"));

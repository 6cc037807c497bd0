import { factsOf } from "../read/facts";
import { placeholderValues, placeholdersIn, type PlaceholderValues } from "../read/placeholders";
import { findAll, findCompany, type Context } from "./context";

/** The values of a text's placeholders. Few texts depend on every photo and form, so few are rendered again after a change of one. */
export async function factsFor(text: string, context: Context): Promise<PlaceholderValues> {
  const facts = placeholderValues((await findCompany(context)) ?? {});
  return placeholdersIn(text).every((name) => facts.has(name)) ? facts : allFacts(context);
}

/** The values of all placeholders. */
export const allFacts = async (context: Context): Promise<PlaceholderValues> =>
  factsOf((await findCompany(context)) ?? {}, await findAll(context, "Photo"), await findAll(context, "Form"));

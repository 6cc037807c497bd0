import { computePlaceholders } from "../read/site-placeholders";
import { placeholderValues, placeholdersIn, type PlaceholderValues } from "../read/placeholders";
import { findAll, findCompany, type Context } from "./context";

/** The values of a text's placeholders. Reads photos and forms only if the text needs them, so that Gatsby reruns few queries. */
export async function placeholdersFor(text: string, context: Context): Promise<PlaceholderValues> {
  const values = placeholderValues((await findCompany(context)) ?? {});
  return placeholdersIn(text).every((name) => values.has(name)) ? values : allPlaceholders(context);
}

/** The values of all placeholders. */
export const allPlaceholders = async (context: Context): Promise<PlaceholderValues> =>
  computePlaceholders(
    (await findCompany(context)) ?? {},
    await findAll(context, "Photo"),
    await findAll(context, "Form"),
  );

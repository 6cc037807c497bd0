import { computed, computePlaceholders } from "../../content-model/read/site-placeholders";
import { placeholderValues, placeholdersIn, type PlaceholderValues } from "../../content-model/read/placeholders";
import { findAll, findCompany, findSections, type Context, type PhotoNode } from "./context";
import { photosOf } from "./relations";

export const shownPhotos = async (context: Context): Promise<PhotoNode[]> =>
  photosOf(await findSections(context), context);

/** The values of a text's placeholders. Reads only the nodes that the text needs, so that Gatsby runs few queries again. */
export async function placeholdersFor(text: string, context: Context): Promise<PlaceholderValues> {
  const names = placeholdersIn(text);
  if (names.length === 0) return new Map();
  const values = placeholderValues((await findCompany(context)) ?? {});
  return names.some((name) => computed.includes(name)) ? allPlaceholders(context) : values;
}

/** The values of all placeholders. */
export const allPlaceholders = async (context: Context): Promise<PlaceholderValues> =>
  computePlaceholders((await findCompany(context)) ?? {}, {
    photos: await shownPhotos(context),
    forms: await findAll(context, "Form"),
    sections: await findSections(context),
  });

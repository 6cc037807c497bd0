import { contentTypeOf, sectionFiles } from "../../content-model/content-types";
import { memoize } from "../../content-model/memoize";
import { namesOf } from "../../content-model/read/field-texts";
import { readTypes } from "../../content-model/schema/read-types";
import {
  findFile,
  findPhoto,
  findSections,
  contentNodeOf,
  type Context,
  type PhotoNode,
  type ContentNode,
} from "./context";

/** The sections in a page's list. Skips slugs without a file. */
export async function sectionsOf({ slug, sections }: ContentNode, context: Context): Promise<ContentNode[]> {
  const found = (Array.isArray(sections) ? sections : []).map(async (section) => {
    for (const file of sectionFiles(slug, String(section))) {
      const node = await findFile(context, file);
      if (node) return contentNodeOf(context, node) ?? [];
    }
    return [];
  });
  return [...new Set((await Promise.all(found)).flat())];
}

/** The photos of sections without duplicates: those of a section's fields, then those of its text. */
export async function photosOf(sections: ContentNode[], context: Context): Promise<PhotoNode[]> {
  const named = sections.flatMap(filesNamedIn);
  const slugs = new Set(named.flatMap(({ contentType, slug }) => (contentType === "photo" ? slug : [])));
  const photos = await Promise.all([...slugs].map((slug) => findPhoto(context, slug)));
  return photos.filter((photo) => photo !== null);
}

/** The sections that show a photo or a form. */
export async function usersOf({ slug, internal }: ContentNode, context: Context): Promise<ContentNode[]> {
  const contentType = contentTypeOf(internal.type);
  return (await findSections(context)).filter((section) =>
    filesNamedIn(section).some((one) => one.contentType === contentType && one.slug === slug),
  );
}

/** Memoised, because every photo looks through every section. */
const filesNamedIn = memoize((section: ContentNode) => [
  ...namesOf({ data: section, typeName: section.internal.type }, readTypes("src")),
  ...section.photoSlugs.map((slug) => ({ contentType: "photo" as const, slug })),
]);

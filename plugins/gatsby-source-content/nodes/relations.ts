import { kindOfType, sectionFiles } from "../kinds";
import { namesOf } from "../read/field-texts";
import type { Types } from "../schema/sdl";
import { findAll, findFile, findPhoto, typedNodeOf, type Context, type PhotoNode, type TypedNode } from "./context";

/** The sections that a page names, its own before those of content/shared; none for a name without a file. */
export async function sectionsOf({ name, sections }: TypedNode, context: Context): Promise<TypedNode[]> {
  const found = (Array.isArray(sections) ? sections : []).map(async (section) => {
    for (const file of sectionFiles(name, String(section))) {
      const node = await findFile(context, file);
      if (node) return typedNodeOf(context, node) ?? [];
    }
    return [];
  });
  return [...new Set((await Promise.all(found)).flat())];
}

/** The pages that show a section. */
export const pagesWith = ({ id }: TypedNode, context: Context): Promise<TypedNode[]> =>
  findAll(context, "Page", { sections: { elemMatch: { id: { eq: id } } } });

/** The photos that a section shows, each once: those of its fields, then those of its text. */
export async function photosOf(section: TypedNode, types: Types, context: Context): Promise<PhotoNode[]> {
  const names = new Set(filesNamedIn(section, types).flatMap(({ kind, name }) => (kind === "photo" ? name : [])));
  const photos = await Promise.all([...names].map((name) => findPhoto(context, name)));
  return photos.filter((photo) => photo !== null);
}

/** The sections that show a photo or a form. */
export async function usersOf({ name, internal }: TypedNode, types: Types, context: Context): Promise<TypedNode[]> {
  const kind = kindOfType(internal.type);
  const isNamed = (one: { kind: string; name: string }): boolean => one.kind === kind && one.name === name;
  return (await findAll(context, "Section")).filter((section) => filesNamedIn(section, types).some(isNamed));
}

const filesNamedIn = (section: TypedNode, types: Types): { kind: string; name: string }[] => [
  ...namesOf({ data: section, typeName: section.internal.type }, types),
  ...section.pictured.map((name) => ({ kind: "photo", name })),
];

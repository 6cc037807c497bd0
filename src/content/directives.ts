import type { CreateSchemaCustomizationArgs } from "gatsby";
import { getGatsbyImageResolver } from "gatsby-plugin-image/graphql-utils";
import { imageData, type ImageArguments, type PhotoSource } from "../photos/image-data";
import { resolveBody } from "./body";

type FieldExtension = Parameters<CreateSchemaCustomizationArgs["actions"]["createFieldExtension"]>[0];

/** The directives that say how a field is resolved; the others of the content types only speak to the content check. */
export const directives: readonly FieldExtension[] = [
  { name: "body", args: { as: "String!" }, extend: () => ({ resolve: resolveBody }) },
  {
    name: "image",
    extend: () => getGatsbyImageResolver((photo: PhotoSource, args: ImageArguments) => imageData(photo, args)),
  },
];

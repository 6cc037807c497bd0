import { entriesOf, type Content } from "../read/content";
import type { Problem } from "../problem";
import { problemAt } from "./rule";

/** Each alternative text says what its photo shows. */
export function checkAlt(content: Content): Problem[] {
  return entriesOf(content, "photo").flatMap((photo) => {
    const alt = photo.data?.alt;
    const message = typeof alt === "string" ? uselessness(alt.trim(), photo.name) : undefined;
    return message ? [problemAt(photo, ["alt"], message)] : [];
  });
}

const announced =
  /^(an?|the|this)?\s*(image|picture|photo|photograph|graphic|illustration|screenshot)\s+(of|shows|showing|that shows)\b/i;
const onlyKind = /^(an?|the)?\s*(image|picture|photo|photograph|graphic|alt|alt text|untitled)\.?$/i;
const fileName = /\.(jpe?g|png|webp|avif|gif|svg)$|^(img|dsc|pxl|photo)[-_]?\d+/i;

function uselessness(alt: string, name: string): string | undefined {
  if (announced.test(alt))
    return `says twice that it is a picture: leave out "${announced.exec(alt)?.[0]}" and start with what it shows`;
  if (onlyKind.test(alt)) return "does not say what the photo shows";
  if (fileName.test(alt) || (alt === name && alt.includes("-"))) return "is a file's name: say what the photo shows";
  return undefined;
}

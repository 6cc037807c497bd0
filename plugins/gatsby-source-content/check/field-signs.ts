import type { Content } from "../read/content";
import type { Problem } from "../problem";
import type { Entry } from "../read/entry";
import { remember } from "../remember";
import { fieldTexts } from "../read/field-texts";
import { argument } from "../schema/field-definition";
import type { Types } from "../schema/sdl";
import { problemWithin } from "./rule";

/** What means something in a text under the fields, and nothing in a field; what is to be written instead, where that is certain. */
const signs: readonly [pattern: RegExp, meant?: string][] = [
  [/\*\*(?=\S)([^*]*)\*\*|(?<!\w)__(?=\S)([^_]*)__(?!\w)/g, "$1$2"],
  [/(?<![\w*\\])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![\w*])/g, "$1"],
  [/(?<![\w\\])_(?=[^\s_])([^_\n]*[^\s_])_(?!\w)/g, "$1"],
  [/`([^`\n]+)`/g, "$1"],
  [/^#{1,6} +(?=\S)/g, ""],
  [/!?\[[^\]]*\][([][^\])]*[\])]/g],
  [/<\/?[a-z][^<>]*>|<!--.*?-->/gi],
  [/&nbsp;/g, " "],
  [/&amp;/g, "&"],
  [/&(?:#\w+|[a-z]+\d*);/gi],
];

/** No sign in a field is printed that is meant to do something. */
export const checkFieldSigns = (content: Content, types: Types): Problem[] =>
  [...content.entries.values()].flatMap((entry) => signsBy(types)(entry));

const signsBy = remember((types: Types) => remember((entry: Entry): readonly Problem[] => signsIn(entry, types)));

const signsIn = (entry: Entry, types: Types): Problem[] =>
  fieldTexts(entry, types)
    // Addresses may hold what looks like markdown.
    .filter(({ field }) => argument(field, "constraint", "format") === undefined)
    .flatMap(({ path, value }) => {
      let left = value;
      return signs.flatMap(([pattern, meant]) => {
        const found = left.match(pattern) ?? [];
        left = left.replace(pattern, " ");
        return found.map((sign) =>
          problemWithin(
            entry,
            path,
            printed(sign),
            sign,
            meant === undefined ? undefined : sign.replace(pattern, meant),
          ),
        );
      });
    });

const printed = (sign: string): string =>
  `${sign.trim()} would be printed as it stands: a field holds plain words. Markdown works in the text under the fields`;

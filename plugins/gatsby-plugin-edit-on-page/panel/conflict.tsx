import { useState } from "react";
import type { FieldPath } from "../../gatsby-source-content/read/places";
import { isRecord } from "../../gatsby-source-content/record";
import type { OpenFile } from "../server/files";
import { merge, wordsOf, type Words } from "./merge";
import { useFocus } from "./sheet";
import type { Opened } from "./use-edit";
import { inputOf, labelOf } from "./values";

interface Props {
  readonly opened: Opened;
  readonly theirs: OpenFile;
  readonly take: (base: OpenFile, merged: Words) => void;
}

/** Two versions of a file. What only one of them changed is taken; an editor chooses where both changed the same. */
export function Conflict({ opened: { base, words }, theirs, take }: Props) {
  const [isTheirs, choose] = useState<Readonly<Record<string, boolean>>>({});
  const asked: { path: FieldPath; versions: [mine: unknown, theirs: unknown] }[] = [];
  const merged = merge(wordsOf(base), words, wordsOf(theirs), (path, ...versions) => {
    asked.push({ path, versions });
    return versions[Number(isTheirs[String(path)])];
  });
  return (
    <form
      ref={useFocus<HTMLFormElement>()}
      onSubmit={(event) => (event.preventDefault(), take(theirs, wordsOf(merged)))}
    >
      <p>You and somebody else have changed the same words. Everything else is put together: please choose here.</p>
      {asked.map(({ path, versions }) => (
        <fieldset key={String(path)}>
          <legend>
            {path[0] === "body" ? "Text" : labelOf(path.findLast((one) => typeof one === "string") ?? "")}
          </legend>
          {versions.map((version, at) => (
            <label key={at} className="option">
              <input
                type="radio"
                required
                name={String(path)}
                checked={isTheirs[String(path)] === (at === 1)}
                onChange={() => choose({ ...isTheirs, [String(path)]: at === 1 })}
              />
              <span>
                <small>{at === 0 ? "Yours" : "Theirs"}</small>
                <span className="version">{readable(version)}</span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <button className="main">Go on with these</button>
    </form>
  );
}

/** A value as lines of text. */
export function readable(value: unknown): string {
  if (Array.isArray(value)) return value.map((entry) => `– ${readable(entry)}`).join("\n");
  if (!isRecord(value)) return value === undefined ? "(left out)" : inputOf(value);
  const lines = Object.entries(value).map(([name, one]) => `${labelOf(name)}: ${readable(one)}`);
  return lines.join("\n");
}

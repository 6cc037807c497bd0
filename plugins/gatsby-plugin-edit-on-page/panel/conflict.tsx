import { useState } from "react";
import type { FieldPath } from "../../gatsby-source-content/read/frontmatter";
import { isRecord } from "../../gatsby-source-content/record";
import { differences, labelOf, replaced, textOf, valueAt } from "./fields";
import { wordsOf, type Words } from "./words";

interface Props {
  /** The version that both others are a change of. */
  readonly base: Words;
  readonly mine: Words;
  readonly theirs: Words;
  readonly take: (merged: Words) => void;
}

/** Two versions of a file, field by field. What only one of them changed is proposed in its place. */
export function Conflict({ base, mine, theirs, take }: Props) {
  const paths = differences(mine, theirs);
  const isMine = (path: FieldPath): boolean => differences(valueAt(base, path), valueAt(mine, path)).length > 0;
  const [kept, setKept] = useState(() => new Set(paths.filter(isMine).map(String)));
  const keep = (path: FieldPath, yours: boolean): void =>
    setKept((now) => new Set(yours ? [...now, String(path)] : [...now].filter((one) => one !== String(path))));
  const merged = paths
    .filter((path) => !kept.has(String(path)))
    .reduce<unknown>((words, path) => replaced(words, path, valueAt(theirs, path)), mine);
  return (
    <form className="conflict" onSubmit={(event) => (event.preventDefault(), take(wordsOf(merged)))}>
      <p>This file has changed since you opened it. Nothing is lost: choose a version of each field, then go on.</p>
      {paths.map((path) => (
        <fieldset key={String(path)}>
          <legend>{path[0] === "body" ? "Text" : labelOf(String(path.at(-1)))}</legend>
          {[true, false].map((yours) => (
            <label key={String(yours)} className="option">
              <input
                type="radio"
                name={String(path)}
                checked={kept.has(String(path)) === yours}
                onChange={() => keep(path, yours)}
              />
              <span>
                <small>{yours ? "Yours" : "In the file now"}</small>
                <span className="version">{readable(valueAt(yours ? mine : theirs, path))}</span>
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
  if (isRecord(value))
    return Object.entries(value)
      .map(([name, one]) => `${labelOf(name)}: ${readable(one)}`)
      .join("\n");
  return value === undefined ? "(left out)" : textOf(value);
}

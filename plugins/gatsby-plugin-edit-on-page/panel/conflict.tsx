import { useState } from "react";
import type { FieldPath } from "../../gatsby-source-content/read/places";
import { isRecord } from "../../gatsby-source-content/record";
import { labelOf, stringOf } from "./fields";
import { merge } from "./merge";
import { wordsOf, type Words } from "./words";

interface Props {
  /** The version that both others are a change of. */
  readonly base: Words;
  readonly mine: Words;
  readonly theirs: Words;
  readonly take: (merged: Words) => void;
}

/** Two versions of a file. What only one of them changed is taken; an editor chooses where both changed the same. */
export function Conflict({ base, mine, theirs, take }: Props) {
  const [isTheirs, choose] = useState<Readonly<Record<string, boolean>>>({});
  const asked: { path: FieldPath; versions: [mine: unknown, theirs: unknown] }[] = [];
  const merged = merge(base, mine, theirs, (path, ...versions) => {
    asked.push({ path, versions });
    return versions[Number(isTheirs[String(path)])];
  });
  return (
    <form className="conflict" onSubmit={(event) => (event.preventDefault(), take(wordsOf(merged)))}>
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
  if (isRecord(value))
    return Object.entries(value)
      .map(([name, one]) => `${labelOf(name)}: ${readable(one)}`)
      .join("\n");
  return value === undefined ? "(left out)" : stringOf(value);
}

import { useContext, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { FormContext, Group, type FieldProps } from "./field";
import { emptyOf, titleOf } from "./values";

interface Props extends FieldProps {
  /** The form of one entry. */
  readonly Entry: (props: FieldProps) => ReactNode;
}

/** A list whose entries can be added, taken out and moved. An entry keeps its key, and with it the focus, wherever it moves. */
export function List({ Entry, ...props }: Props) {
  const { schema, path, label, required, value, onChange } = props;
  const { say } = useContext(FormContext);
  const list = useRef<HTMLOListElement>(null);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const [keys, setKeys] = useState(() => entries.map(() => crypto.randomUUID()));
  const { items = { type: "string" }, maxItems = Infinity } = schema;

  /** Takes some entries out and puts others there, with their keys. */
  const arrange = (next: readonly unknown[], nextKeys: typeof keys, words: string): void => {
    flushSync(() => {
      setKeys(nextKeys);
      onChange(next.length === 0 && !required ? undefined : next);
    });
    say(words);
  };
  const add = (): void => {
    arrange([...entries, emptyOf(items) ?? ""], [...keys, crypto.randomUUID()], `${label} ${entries.length + 1} added`);
    list.current?.lastElementChild?.querySelector<HTMLElement>("input, textarea, select")?.focus();
  };
  const remove = (at: number): void => {
    arrange(entries.toSpliced(at, 1), keys.toSpliced(at, 1), `${titleOf(entries[at])} removed`);
    list.current?.parentElement?.focus();
  };
  /** A button that moves an entry. It keeps the focus, while there is nothing for it to do as well. */
  const mover = (sign: string, words: string, from: number, to: number) => {
    const moved = <One,>(all: readonly One[]) => all.toSpliced(from, 1).toSpliced(to, 0, ...all.slice(from, from + 1));
    const isIdle = to < 0 || to === entries.length;
    const move = (button: HTMLElement): void => {
      arrange(moved(entries), moved(keys), `Moved to place ${to + 1} of ${entries.length}`);
      button.focus();
    };
    return (
      <button
        type="button"
        className="tool"
        aria-label={words}
        aria-disabled={isIdle}
        onClick={({ currentTarget }) => !isIdle && move(currentTarget)}
      >
        {sign}
      </button>
    );
  };

  return (
    <Group {...props}>
      <ol ref={list}>
        {entries.map((entry, at) => {
          const name = titleOf(entry) || `${label} ${at + 1}`;
          return (
            <li key={keys[at]}>
              <Entry
                schema={items}
                path={[...path, at]}
                label={`${label} ${at + 1}`}
                required
                value={entry}
                onChange={(next) => onChange(entries.with(at, next))}
              />
              <div className="tools">
                {mover("↑", `Move up: ${name}`, at, at - 1)}
                {mover("↓", `Move down: ${name}`, at, at + 1)}
                <button type="button" className="tool" aria-label={`Remove: ${name}`} onClick={() => remove(at)}>
                  ×
                </button>
              </div>
            </li>
          );
        })}
      </ol>
      {entries.length < maxItems && (
        <button type="button" onClick={add}>
          Add to {label.toLowerCase()}
        </button>
      )}
    </Group>
  );
}

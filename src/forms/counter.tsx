import { useEffect, useState, useSyncExternalStore } from "react";
import * as styles from "./form.module.scss";

interface Props {
  /** The field's id. */
  readonly field: string;
  readonly maxLength: number;
  readonly messages: Queries.FormMessagesFragment;
}

const numbers = new Intl.NumberFormat("en-GB");

/** A message with a number in the place of `{n}`. */
export const withNumber = (message: string, number: number): string =>
  message.replaceAll("{n}", numbers.format(number));

/** Milliseconds between the last key and the announcement to screen readers. */
const debounceMs = 1000;

/** Characters left in a field, from half its limit on. Screen readers announce them after a pause in typing. */
export function Counter({ field, maxLength, messages }: Props) {
  const left = maxLength - useLength(field);
  const message = left < 0 ? messages.over : messages.left;
  const words = left > maxLength / 2 ? "" : withNumber(message, Math.abs(left));
  const spoken = useDelayed(words);
  return (
    <>
      {words && (
        <p className={left < 0 ? styles.over : styles.left} aria-hidden="true">
          {words}
        </p>
      )}
      <span role="status" className={styles.spoken}>
        {spoken}
      </span>
    </>
  );
}

/** The length of a field's value in UTF-16 units; 0 until hydration. */
function useLength(id: string): number {
  const subscribe = (changed: () => void) => {
    const field = document.getElementById(id);
    field?.addEventListener("input", changed);
    return () => field?.removeEventListener("input", changed);
  };
  return useSyncExternalStore(
    subscribe,
    () => lengthIn(document.getElementById(id)),
    () => 0,
  );
}

const lengthIn = (field: Element | null): number => (field && "value" in field ? String(field.value).length : 0);

/** The value, debounced. */
function useDelayed(value: string): string {
  const [delayed, setDelayed] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return delayed;
}

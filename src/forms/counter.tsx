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

/** Calls back after any input in the page. */
const onInput = (changed: () => void) => {
  document.addEventListener("input", changed);
  return () => document.removeEventListener("input", changed);
};

const lengthIn = (field: Element | null): number => (field && "value" in field ? String(field.value).length : 0);

/**
 * Characters left in a field, from half its limit on. Screen readers announce them after a pause in typing. Their live region has no role:
 * Orca would announce a status bar after each field, though it is empty.
 */
export function Counter({ field, maxLength, messages }: Props) {
  const length = useSyncExternalStore(
    onInput,
    () => lengthIn(document.getElementById(field)),
    () => 0,
  );
  const left = maxLength - length;
  const message = left < 0 ? messages.over : messages.left;
  const words = left > maxLength / 2 ? "" : withNumber(message, Math.abs(left));
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(words), debounceMs);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <>
      {words && (
        <p className={left < 0 ? styles.over : styles.left} aria-hidden="true">
          {words}
        </p>
      )}
      <span aria-live="polite" aria-atomic className={styles.spoken}>
        {spoken}
      </span>
    </>
  );
}

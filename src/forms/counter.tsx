import { graphql } from "gatsby";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import * as styles from "./form.module.scss";

interface Props {
  /** The id of the field that it counts in. */
  readonly field: string;
  readonly maxLength: number;
  readonly messages: Queries.CounterMessagesFragment;
}

const numbers = new Intl.NumberFormat("en-GB");
export const count = (number: number): string => numbers.format(number);

/** How long to be still after a key before a screen reader hears the counter, in milliseconds. */
const stillness = 1000;

/** Counts down to the limit of a field, from half of it on: at once for the eye, after a pause in typing for the ear. */
export function Counter({ field, maxLength, messages }: Props) {
  const left = maxLength - useLength(field);
  const words =
    left > maxLength / 2 ? "" : (left < 0 ? messages.over : messages.left).replaceAll("{n}", count(Math.abs(left)));
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

/** The length of what stands in a field, as browsers count it for `maxlength`; 0 until the form is hydrated. */
function useLength(id: string): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      const field = document.getElementById(id);
      field?.addEventListener("input", changed);
      return () => field?.removeEventListener("input", changed);
    },
    [id],
  );
  return useSyncExternalStore(
    subscribe,
    () => lengthIn(document.getElementById(id)),
    () => 0,
  );
}

const lengthIn = (field: Element | null): number => (field && "value" in field ? String(field.value).length : 0);

/** A value that follows once it has stood still. */
function useDelayed(value: string): string {
  const [delayed, setDelayed] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), stillness);
    return () => clearTimeout(timer);
  }, [value]);
  return delayed;
}

export const fragment = graphql`
  fragment CounterMessages on FormMessages {
    left
    over
  }
`;

import { useEffect, useRef, type ReactNode } from "react";
import * as styles from "./form.module.scss";

interface Props {
  readonly heading: string;
  /** Whether a screen reader announces it at once, as it does errors. */
  readonly alert?: boolean;
  /** The notice takes the focus whenever this changes. */
  readonly about: unknown;
  /** Whether the visitor is still writing: the notice is announced, and leaves the focus where it is. */
  readonly aside?: boolean;
  readonly children?: ReactNode;
}

/** A message at the top of the form, which takes the focus. */
export function Notice({ heading, alert = false, about, aside = false, children }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (aside) return;
    const notice = element.current;
    notice?.focus({ preventScroll: true });
    // Then the heading too: of a notice taller than the window, browsers would show the middle.
    for (const part of [notice, notice?.firstElementChild])
      part?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [about, aside]);
  return (
    <div
      ref={element}
      className={alert ? `${styles.summary} ${styles.bad}` : styles.summary}
      role={alert || aside ? "alert" : "group"}
      aria-label={heading}
      tabIndex={-1}
    >
      <h3>{heading}</h3>
      {children}
    </div>
  );
}

import { useEffect, useRef, type ReactNode } from "react";
import * as styles from "./form.module.scss";

interface Props {
  readonly heading: string;
  /** Whether it is an error, which screen readers announce at once. */
  readonly alert?: boolean;
  /** Takes the focus whenever this changes. */
  readonly about: unknown;
  /** Whether the visitor is typing: it is announced, but does not take the focus. */
  readonly aside?: boolean;
  readonly children?: ReactNode;
}

/** A message above the form, which takes the focus. */
export function Notice({ heading, alert = false, about, aside = false, children }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (aside) return;
    const notice = element.current;
    notice?.focus({ preventScroll: true });
    // Then the heading too: browsers would show the middle of a notice that is taller than the window.
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

import { useEffect, useId, useRef, type ReactNode } from "react";
import type { Outcome } from "./state";
import * as styles from "./form.module.scss";

interface Props {
  readonly heading: string;
  readonly outcome: Outcome;
  /** Read out with the heading when the notice takes the focus. Screen readers read an alert as a whole. */
  readonly text?: string;
  readonly children: ReactNode;
}

/** Reports an outcome above the form. Takes the focus, unless the visitor is typing: then screen readers only announce it. */
export function Notice({ heading, outcome, text, children }: Props) {
  const textId = useId();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome.changed) return;
    const notice = element.current;
    notice?.focus({ preventScroll: true });
    // Then the heading too: browsers would show the middle of a notice that is taller than the window.
    for (const part of [notice, notice?.firstElementChild])
      part?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [outcome]);
  const isError = outcome.status === "invalid" || outcome.status === "failed";
  const isAlert = isError || outcome.changed;
  return (
    <div
      ref={element}
      className={isError ? `${styles.summary} ${styles.failed}` : styles.summary}
      role={isAlert ? "alert" : "group"}
      aria-label={heading}
      aria-describedby={isAlert ? undefined : textId}
      tabIndex={-1}
    >
      <h3>{heading}</h3>
      {text && <p id={textId}>{text}</p>}
      {children}
    </div>
  );
}

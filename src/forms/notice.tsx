import { useEffect, useRef, type ReactNode } from "react";
import type { Outcome } from "./state";
import * as styles from "./form.module.scss";

interface Props {
  readonly heading: string;
  readonly outcome: Outcome;
  readonly children: ReactNode;
}

/** Reports an outcome above the form. Takes the focus, unless the visitor is typing: then screen readers only announce it. */
export function Notice({ heading, outcome, children }: Props) {
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
  return (
    <div
      ref={element}
      className={isError ? `${styles.summary} ${styles.failed}` : styles.summary}
      role={isError || outcome.changed ? "alert" : "group"}
      aria-label={heading}
      tabIndex={-1}
    >
      <h3>{heading}</h3>
      {children}
    </div>
  );
}

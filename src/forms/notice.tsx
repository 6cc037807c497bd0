import { useEffect, useRef, type ReactNode } from "react";
import * as styles from "./form.module.scss";

interface Props {
  readonly heading: string;
  /** Whether it is bad news, which interrupts what a screen reader says. */
  readonly alert?: boolean;
  /** What the notice is about: it takes the focus whenever that changes. */
  readonly about: unknown;
  /** Whether to leave the focus where the visitor is writing, and be heard without it. */
  readonly aside?: boolean;
  readonly children?: ReactNode;
}

/** Says what happened, at the top of the form, and takes the focus there. */
export function Notice({ heading, alert = false, about, aside = false, children }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (aside) return;
    const notice = element.current;
    notice?.focus({ preventScroll: true });
    // As much of it as the window holds, from the heading on: of what is higher, browsers show the middle.
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

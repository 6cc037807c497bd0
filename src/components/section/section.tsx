import type { ReactNode } from "react";
import * as styles from "./section.module.scss";

interface Props {
  /** For links to the section. */
  readonly anchor: string;
  /** The styles of this section type. */
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * One section of a page. It sets width and vertical rhythm; its children take columns of its grid. A link to it moves the focus to it, so
 * that the menu knows.
 */
export function Section({ anchor, className = "", children }: Props) {
  return (
    <section id={anchor} tabIndex={-1} className={`${styles.section} ${className}`}>
      {children}
    </section>
  );
}

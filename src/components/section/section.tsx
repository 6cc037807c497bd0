import type { ReactNode } from "react";
import * as styles from "./section.module.scss";

type Props = {
  /** The #anchor that links can lead to. */
  readonly anchor: string;
  /** The look of this type of section. */
  readonly look?: string;
  readonly children: ReactNode;
};

/** One section of a page. It sets width and vertical rhythm; its children take columns of its grid. */
export function Section({ anchor, look = "", children }: Props) {
  return (
    <section id={anchor} className={`${styles.section} ${look}`}>
      {children}
    </section>
  );
}

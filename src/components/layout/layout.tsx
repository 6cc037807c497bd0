import type { ReactNode } from "react";
import "../../styles/global.scss";
import * as styles from "./layout.module.scss";

type Props = {
  /** The text of the skip link. */
  readonly skip: string;
  readonly header: ReactNode;
  readonly footer: ReactNode;
  readonly children: ReactNode;
};

/** The frame around every page. */
export function Layout({ skip, header, footer, children }: Props) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {skip}
      </a>
      {header}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </>
  );
}

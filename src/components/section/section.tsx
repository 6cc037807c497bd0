import type { ReactNode } from "react";
import { Eyebrow } from "../eyebrow/eyebrow";
import { RichText } from "../rich-text/rich-text";
import * as styles from "./section.module.scss";

interface Props {
  readonly anchor: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * One section of a page. It sets width and vertical rhythm; its children take columns of its grid. A link to it moves the focus to it, so
 * that the menu knows. Without a role, Chromium would name it by its whole text, which screen readers then read out.
 */
export const Section = ({ anchor, className = "", children }: Props) => (
  <section id={anchor} role="group" tabIndex={-1} className={`${styles.section} ${className}`}>
    {children}
  </section>
);

interface HeaderProps {
  readonly eyebrow?: string | null;
  readonly heading: string;
  /** The text of the section, as an introduction. */
  readonly html: string | null;
  readonly className?: string | undefined;
}

/** The heading of a section, over or beside its content. */
export const SectionHeader = ({ eyebrow = null, heading, html, className }: HeaderProps) => (
  <header className={className}>
    <Eyebrow text={eyebrow} />
    <h2>{heading}</h2>
    <RichText html={html} />
  </header>
);

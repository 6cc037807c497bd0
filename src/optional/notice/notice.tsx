import * as styles from "./notice.module.scss";

interface Props {
  /** One paragraph as HTML. */
  readonly text: string;
  /** The language of the text, if it is not the page's. */
  readonly lang?: string | undefined;
}

/** A notice above the bar, for example that the office is closed. Visitors cannot dismiss it, because the site stores nothing. */
export const Notice = ({ text, lang }: Props) => (
  <aside className={styles.notice} lang={lang}>
    <p dangerouslySetInnerHTML={{ __html: text }} />
  </aside>
);

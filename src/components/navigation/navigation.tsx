import * as styles from "./navigation.module.scss";

/** The size of static/favicon.svg, defined by webpack: see plugins/gatsby-plugin-static-pages/gatsby-node.ts. */
declare const __LOGO_WIDTH__: number, __LOGO_HEIGHT__: number;

type Props = {
  readonly path: string;
  /** Anchor of the page's first section: a link to it is a link to the page itself. */
  readonly top: string | undefined;
  readonly links: readonly Queries.Link[];
  readonly name: string;
  readonly labels: Pick<Queries.Labels, "navigation" | "menu" | "close">;
};

const menu = "menu";
const opener = "menu-open";

/**
 * The fixed bar. On a small screen, its links are a popover without script, visible while it is open and has the focus. A chosen link
 * takes the focus, so the menu disappears, also after links within the page; the browser closes it on Escape. Visitors press the
 * opener's label: unlike the popover's own button, this first closes an invisible menu.
 */
export function Navigation({ path, top, links, name, labels }: Props) {
  return (
    <header className={styles.bar}>
      <a className={name.length > 20 ? `${styles.brand} ${styles.long}` : styles.brand} href="/">
        {/* Low, or React adds a preload before the page's markup. */}
        <img src="/favicon.svg" alt="" fetchPriority="low" width={__LOGO_WIDTH__} height={__LOGO_HEIGHT__} />
        {name}
      </a>
      <span className={styles.opener}>
        <button id={opener} type="button" popoverTarget={menu} aria-label={labels.menu} />
        <a href={`#${menu}`} aria-label={labels.menu} />
        <label htmlFor={opener}>{labels.menu}</label>
      </span>
      <nav id={menu} popover="auto" tabIndex={-1} aria-label={labels.navigation}>
        <button type="button" popoverTarget={menu} popoverTargetAction="hide" autoFocus>
          {labels.close}
        </button>
        <ul>
          {links.map(({ text, to }) => (
            <li key={to}>
              <a href={to} aria-current={to === path || to === `#${top}` ? "page" : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

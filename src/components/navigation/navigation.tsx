import { graphql } from "gatsby";
import * as styles from "./navigation.module.scss";

/** The size of static/favicon.svg, defined by webpack: see plugins/gatsby-plugin-static-pages/gatsby-node.ts. */
declare const __LOGO_WIDTH__: number, __LOGO_HEIGHT__: number;

interface Props {
  readonly page: Queries.PageNavigationFragment;
  readonly company: Queries.CompanyNavigationFragment;
}

const menuId = "menu";
const openerId = "menu-open";

/**
 * The fixed bar. On a small screen, its links are a popover without script, visible while it is open and has the focus. A chosen link
 * takes the focus, so the menu disappears, also after links within the page; the browser closes it on Escape. Visitors press the
 * opener's label: unlike the popover's own button, this first closes an invisible menu.
 */
export function Navigation({ page: { path, navigation, sections }, company: { name, labels } }: Props) {
  // A link to the first section is a link to the page itself.
  const here = [path, `#${sections[0]?.anchor}`];
  return (
    <header className={styles.bar}>
      <a className={name.length > 20 ? `${styles.brand} ${styles.long}` : styles.brand} href="/" translate="no">
        {/* Low, or React adds a preload before the page's markup. */}
        <img src="/favicon.svg" alt="" fetchPriority="low" width={__LOGO_WIDTH__} height={__LOGO_HEIGHT__} />
        {name}
      </a>
      <span className={styles.opener}>
        <button id={openerId} type="button" popoverTarget={menuId} aria-label={labels.menu} />
        <a href={`#${menuId}`} aria-label={labels.menu} />
        <label htmlFor={openerId}>{labels.menu}</label>
      </span>
      <nav id={menuId} popover="auto" tabIndex={-1} aria-label={labels.navigation}>
        <button type="button" popoverTarget={menuId} popoverTargetAction="hide" autoFocus>
          {labels.close}
        </button>
        <ul>
          {navigation.map(({ text, to }) => (
            <li key={to}>
              <a href={to} aria-current={here.includes(to) ? "page" : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

export const fragment = graphql`
  fragment PageNavigation on Page {
    path
    navigation {
      text
      to
    }
    sections {
      anchor
    }
  }

  fragment CompanyNavigation on Company {
    name
    labels {
      navigation
      menu
      close
    }
  }
`;

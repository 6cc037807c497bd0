import { graphql } from "gatsby";
import { phoneLink } from "../../../plugins/content-model/phone";
import { href } from "../links/href";
import * as styles from "./navigation.module.scss";

/** The URL and size of the logo, defined by webpack: see plugins/gatsby-plugin-static-pages/gatsby-node.ts. */
declare const __LOGO__: string, __LOGO_WIDTH__: number, __LOGO_HEIGHT__: number;

interface Props {
  readonly page: Queries.PageNavigationFragment;
  readonly company: Queries.CompanyNavigationFragment;
  readonly translations: readonly TranslatedPage[];
}

export type TranslatedPage = Pick<Queries.Page, "language" | "path">;

// Not the anchor of any section: those have no "_".
const menuId = "site_menu";

/**
 * The fixed bar. On a small screen, its links are visible while a popover is open, so they need no script. They are outside it: a tap on
 * one closes the popover, like any tap elsewhere, and neither the section that it leads to nor the way back shows the menu again.
 * The page's own link to the place of the button becomes the button. On a screen without room for it, it is in the menu.
 */
export function Navigation({ page, company: { name, hideName, phone, button, labels }, translations }: Props) {
  const { path, navigation, sections } = page;
  const own = button && navigation.find(({ to }) => to === button.to || to === button.to.replace(/^.*#/, "#"));
  const contact = own ?? button;
  const others = translations.filter((one) => one.path !== path);
  // A link to the first section is a link to the page itself.
  const here = [path, `#${sections[0]?.anchor}`];
  return (
    <header className={styles.bar}>
      <a className={brandStyle(hideName ? "" : name, contact?.text, labels.menu)} href={href("/")} translate="no">
        {/* Low, or React adds a preload before the page's markup. */}
        <img
          src={__LOGO__}
          alt={hideName ? name : ""}
          fetchPriority="low"
          width={__LOGO_WIDTH__}
          height={__LOGO_HEIGHT__}
        />
        {hideName || name}
      </a>
      <button type="button" className={styles.opener} popoverTarget={menuId}>
        {labels.menu}
      </button>
      <div id={menuId} className={styles.closer} popover="auto">
        <button type="button" popoverTarget={menuId} popoverTargetAction="hide" autoFocus>
          {labels.close}
        </button>
      </div>
      <nav aria-label={labels.navigation}>
        <ul role="list">
          {navigation.map(({ text, to }) => (
            <li key={to} className={to === own?.to ? styles.contact : undefined}>
              <a href={href(to)} aria-current={here.includes(to) ? "page" : undefined}>
                {text}
              </a>
            </li>
          ))}
          {others.map(({ path: to, language }) => (
            <li key={to}>
              <a href={href(to)} lang={language} hrefLang={language}>
                {new Intl.DisplayNames(language, { type: "language" }).of(new Intl.Locale(language).language)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <a className={styles.phone} href={phoneLink(phone)}>
        {phone}
      </a>
      {contact && (
        <a className={styles.contact} href={href(contact.to)}>
          {contact.text}
        </a>
      )}
    </header>
  );
}

/** By how much room the logo, the name and the buttons need. Words are not broken, so the longest ones count. */
function brandStyle(name: string, button: string | undefined, menu: string): string {
  const longest = (text = ""): number => Math.max(...text.split(/[\s-]/).map((word) => word.length));
  // In characters: a square logo is as wide as three, and a phone of 320 pixels has room for 20.
  const isCrowded = (3 * __LOGO_WIDTH__) / __LOGO_HEIGHT__ + longest(name) + longest(button) + longest(menu) > 20;
  return [styles.brand, name.length > 20 && styles.long, isCrowded && styles.crowded].filter(Boolean).join(" ");
}

export const fragment = graphql`
  fragment PageNavigation on Page {
    path
    navigation {
      ...Link
    }
    sections {
      anchor
    }
  }

  fragment CompanyNavigation on Company {
    name
    hideName
    phone
    button {
      ...Link
    }
    labels {
      ...Labels
    }
  }
`;

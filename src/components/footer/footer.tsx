import { graphql } from "gatsby";
import { Details } from "../details/details";
import * as styles from "./footer.module.scss";

/** What not every company has; told where it is filled in. */
const registrations = ["vatNumber", "icoNumber", "redressScheme", "clientMoneyProtection"] as const;

/** The foot of every page: where to go on, how to reach the company, and what the law asks it to say. */
export function Footer({ company, path }: { readonly company: Queries.FooterFragment; readonly path: string }) {
  const { footer, name, tagline, email, labels, url } = company;
  return (
    <footer className={styles.footer}>
      <p>
        <span className={styles.name}>{name}</span> {tagline}
      </p>
      <nav aria-labelledby="quick-links">
        <h2 id="quick-links">{footer.heading}</h2>
        <ul>
          {footer.links.map(({ text, to }) => (
            <li key={to}>
              <a href={to} aria-current={to === path ? "page" : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <h2>{footer.contact}</h2>
        <Details company={company} email={email} />
      </div>
      <div className={styles.legal}>
        <p>{footer.notice}</p>
        <p>{footer.disclosure}</p>
        {registrations.map(
          (kind) =>
            company[kind] && (
              <p key={kind}>
                {labels[kind]} {company[kind]}
              </p>
            ),
        )}
        <p>{footer.copyright}</p>
        <p className={styles.source}>
          {url}
          {path}
        </p>
      </div>
    </footer>
  );
}

export const fragment = graphql`
  fragment Footer on Company {
    name
    tagline
    email
    url
    vatNumber
    icoNumber
    redressScheme
    clientMoneyProtection
    labels {
      vatNumber
      icoNumber
      redressScheme
      clientMoneyProtection
    }
    footer {
      heading
      links {
        text
        to
      }
      contact
      copyright
      disclosure
      notice
    }
    ...Details
  }
`;

import { graphql } from "gatsby";
import { ContactDetails } from "../contact-details/contact-details";
import { href } from "../links/href";
import * as styles from "./footer.module.scss";

/** Registrations that only some companies have. */
const registrations = ["vatNumber", "icoNumber", "amlSupervision", "redressScheme", "clientMoneyProtection"] as const;

interface Props {
  readonly company: Queries.FooterFragment;
  readonly path: string;
  readonly hasStockPhotos?: boolean;
}

/** The footer of every page: links, contact details, and what the law requires a company to state. */
export function Footer({ company, path, hasStockPhotos }: Props) {
  const { footer, name, tagline, email, url, social, clientMoneyCertificate, labels } = company;
  const registered = registrations.filter((name) => company[name]);
  return (
    <footer className={styles.footer}>
      <p>
        <span className={styles.name} translate="no">
          {name}
        </span>{" "}
        <span lang="en-GB">{tagline}</span>
      </p>
      <nav aria-labelledby="quick_links">
        <h2 id="quick_links">{footer.heading}</h2>
        <ul role="list">
          {footer.links.map(({ text, to }) => (
            <li key={to}>
              <a href={href(to)} aria-current={to === path ? "page" : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <h2>{footer.contact}</h2>
        <ContactDetails company={company} email={email} />
        {social.length > 0 && (
          <ul role="list" className={styles.social} translate="no">
            {social.map(({ name, url }) => (
              <li key={url}>
                <a href={url}>{name}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.legal}>
        {footer.notice && <p>{footer.notice}</p>}
        <p>{footer.disclosure}</p>
        {registered.map((name) => (
          <p key={name}>
            {labels[name]} <span translate="no">{company[name]}</span>
          </p>
        ))}
        {clientMoneyCertificate && (
          <p>
            <a href={href(encodeURI(clientMoneyCertificate))}>{labels.clientMoneyCertificate}</a>
          </p>
        )}
        {hasStockPhotos && footer.photos && <p>{footer.photos}</p>}
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
    social {
      name
      url
    }
    vatNumber
    icoNumber
    redressScheme
    clientMoneyProtection
    clientMoneyCertificate
    amlSupervision
    footer {
      ...FooterTexts
    }
    ...ContactDetails
  }

  fragment FooterTexts on Footer {
    heading
    links {
      ...Link
    }
    contact
    copyright
    disclosure
    notice
    photos
  }
`;

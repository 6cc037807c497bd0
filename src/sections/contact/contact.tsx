import { graphql } from "gatsby";
import { Island } from "../../../plugins/gatsby-plugin-static-pages/island-element";
import { ContactDetails } from "../../components/contact-details/contact-details";
import { useLabels } from "../../components/language/language";
import { Links } from "../../components/links/links";
import { Section } from "../../components/section/section";
import { RichText } from "../../components/rich-text/rich-text";
import { Form } from "../../forms/form";
import * as styles from "./contact.module.scss";

/** Contact details, a form, links, or any of these. On a phone, the form is before the details. */
export function ContactSection({ anchor, heading, html, email, form, links, company }: Queries.ContactSectionFragment) {
  const labels = useLabels(company.labels);
  const { phone, delivery } = company;
  return (
    <Section anchor={anchor} className={styles.contact}>
      <div className={styles.words}>
        <h2>{heading}</h2>
        <RichText html={html} />
        <Links links={links} />
      </div>
      {form && (
        <div className={styles.sheet}>
          {/* A script hydrates it, with only the props that it needs. */}
          <Island component={Form} props={{ id: anchor, form, company: { phone, delivery } }} />
        </div>
      )}
      {email && (
        <div className={styles.reach}>
          <ContactDetails company={company} email={email} />
          <p className={styles.since}>
            {labels.established} {company.established} · <span lang="en-GB">{company.coverage}</span>
          </p>
        </div>
      )}
    </Section>
  );
}

export const fragment = graphql`
  fragment ContactSection on ContactSection {
    anchor
    heading
    html
    email
    form {
      ...FormFields
    }
    links {
      ...Link
    }
    company {
      established
      coverage
      ...ContactDetails
      ...FormCompany
    }
  }
`;

import { graphql } from "gatsby";
import { phoneLink } from "../../../plugins/content-model/phone";
import { useLabels } from "../language/language";
import { EmailLink } from "./email-link";
import * as styles from "./contact-details.module.scss";

interface Props {
  readonly company: Queries.ContactDetailsFragment;
  /** The email address for general enquiries, or that for partnerships. */
  readonly email: string;
}

/** How to reach the company, with its hours in English on every page. Browsers would translate the words of its postal address. */
export function ContactDetails({ company: { phone, hours, address, ...company }, email }: Props) {
  const labels = useLabels(company.labels);
  return (
    <dl className={styles.contactDetails}>
      <dt>{labels.phone}</dt>
      <dd>
        <a href={phoneLink(phone)}>{phone}</a>
      </dd>
      <dt>{labels.email}</dt>
      <dd>
        <EmailLink address={email} />
      </dd>
      <dt>{labels.hours}</dt>
      <dd lang="en-GB">{hours}</dd>
      <dt>{labels.address}</dt>
      <dd translate="no">
        {address.street}
        <br />
        {address.town} {address.postcode}
        <br />
        {address.country}
      </dd>
    </dl>
  );
}

export const fragment = graphql`
  fragment ContactDetails on Company {
    phone
    hours
    address {
      ...PostalAddress
    }
    labels {
      ...Labels
    }
  }
`;

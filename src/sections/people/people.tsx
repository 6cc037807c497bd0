import { graphql } from "gatsby";
import { phoneLink } from "../../../plugins/content-model/phone";
import { EmailLink } from "../../components/contact-details/email-link";
import { Photo } from "../../components/photo/photo";
import { Section, SectionHeader } from "../../components/section/section";
import * as styles from "./people.module.scss";

/** People, each beside a portrait if there is one. */
export const PeopleSection = ({ anchor, people, ...section }: Queries.PeopleSectionFragment) => (
  <Section anchor={anchor} className={styles.people}>
    <SectionHeader {...section} />
    <ul role="list">
      {people.map(({ name, role, photo, text, registration, email, phone }) => (
        <li key={name}>
          {photo && <Photo photo={photo} sizes={people.length > 1 ? "(min-width: 60rem) 18vw, 35vw" : undefined} />}
          <div>
            <h3 translate="no">{name}</h3>
            <p>{role}</p>
            {text && <p>{text}</p>}
            {registration && <p>{registration}</p>}
            {email && <EmailLink address={email} />} {phone && <a href={phoneLink(phone)}>{phone}</a>}
          </div>
        </li>
      ))}
    </ul>
  </Section>
);

export const fragment = graphql`
  fragment PeopleSection on PeopleSection {
    anchor
    heading
    html
    people {
      name
      role
      photo {
        alt
        gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 0.8, sizes: "35vw")
      }
      text
      registration
      email
      phone
    }
  }
`;

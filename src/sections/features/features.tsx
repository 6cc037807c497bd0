import { graphql } from "gatsby";
import { Icon } from "../../components/icon/icon";
import { ArrowLink } from "../../components/links/links";
import { Section, SectionHeader } from "../../components/section/section";
import * as styles from "./features.module.scss";

/** Several short points: as a row of gabled houses, as open columns, or as a ruled list. */
export const FeaturesSection = ({ anchor, items, ...section }: Queries.FeaturesSectionFragment) => (
  <Section anchor={anchor} className={`${styles.features} ${styles[section.featuresLayout]}`}>
    <SectionHeader {...section} className={section.hideHeading ? styles.unseen : undefined} />
    <ul role="list">
      {items.map((item) => (
        <li key={item.heading}>
          <Icon name={item.icon} />
          <h3>{item.heading}</h3>
          <p>{item.text}</p>
          {item.link && <ArrowLink link={item.link} />}
        </li>
      ))}
    </ul>
  </Section>
);

export const fragment = graphql`
  fragment FeaturesSection on FeaturesSection {
    anchor
    heading
    html
    hideHeading
    featuresLayout: layout
    items {
      heading
      text
      icon
      link {
        ...Link
      }
    }
  }
`;

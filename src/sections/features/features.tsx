import { graphql } from "gatsby";
import { Icon } from "../../components/icon/icon";
import { Pointer } from "../../components/links/links";
import { Section } from "../../components/section/section";
import { Text } from "../../components/text/text";
import * as styles from "./features.module.scss";

/** Several short points: as a row of gabled houses, as open columns, or as a ruled list. */
export function Features({ heading, html, items, ...section }: Queries.FeaturesSectionFragment) {
  return (
    <Section anchor={section.anchor} look={`${styles.features} ${styles[section.featuresLayout]}`}>
      <header className={section.hideHeading ? styles.unseen : undefined}>
        <h2>{heading}</h2>
        <Text html={html} />
      </header>
      <ul>
        {items.map((item) => (
          <li key={item.heading}>
            <Icon name={item.icon} />
            <h3>{item.heading}</h3>
            <p>{item.text}</p>
            {item.link && <Pointer link={item.link} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

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
        text
        to
      }
    }
  }
`;

import { graphql } from "gatsby";
import { Icon } from "../../components/icon/icon";
import { Links, ArrowLink } from "../../components/links/links";
import { Section, SectionHeader } from "../../components/section/section";
import * as styles from "./cards.module.scss";

/** Cards as the rooms of a floor plan, each with its door, and an optional call to action. */
export const CardsSection = ({ anchor, heading, html, items, banner }: Queries.CardsSectionFragment) => (
  <Section anchor={anchor} className={styles.cards}>
    <SectionHeader heading={heading} html={html} />
    <ul role="list" className={styles.plan}>
      {items.map((card) => (
        <li key={card.heading}>
          <Icon name={card.icon} />
          <h3>{card.heading}</h3>
          <p>{card.text}</p>
          <ul role="list">
            {card.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          {card.link && <ArrowLink link={card.link} />}
        </li>
      ))}
    </ul>
    {banner && (
      <div className={styles.banner}>
        <h3>{banner.heading}</h3>
        {banner.text && <p>{banner.text}</p>}
        <Links links={banner.links} />
      </div>
    )}
  </Section>
);

export const fragment = graphql`
  fragment CardsSection on CardsSection {
    anchor
    heading
    html
    items {
      heading
      text
      icon
      points
      link {
        ...Link
      }
    }
    banner {
      heading
      text
      links {
        ...Link
      }
    }
  }
`;

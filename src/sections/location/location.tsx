import { graphql } from "gatsby";
import { Day } from "../../components/day/day";
import { Links } from "../../components/links/links";
import { Photo } from "../../components/photo/photo";
import { Section, SectionHeader } from "../../components/section/section";
import * as styles from "./location.module.scss";

/** Address, opening hours and the way there. Its map is an image or a link, because a map of another host would load scripts. */
export function LocationSection({ anchor, photo, openingHours, links, ...location }: Queries.LocationSectionFragment) {
  const { street, town, postcode, country } = location.address ?? location.company.address;
  return (
    <Section anchor={anchor} className={styles.location}>
      <SectionHeader {...location} />
      <div>
        {photo && <Photo photo={photo} />}
        <address translate="no">{`${street}, ${town} ${postcode}, ${country}`}</address>
        <dl>
          {openingHours.map(({ from, to, opens, closes, text }) => (
            <div key={`${from} ${opens}`}>
              <dt>
                <Day date={from} />
                {to && " – "}
                {to && <Day date={to} />}
              </dt>
              <dd>{[opens && closes && `${opens} – ${closes}`, text].filter(Boolean).join(", ")}</dd>
            </div>
          ))}
        </dl>
        <Links links={links} variant="text" />
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment LocationSection on LocationSection {
    html
    photo {
      alt
      gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1.7778, sizes: "(min-width: 60rem) 56vw, 100vw")
    }
    links {
      ...Link
    }
    company {
      address {
        ...PostalAddress
      }
    }
    ...LocationMetadata
  }
`;

import { graphql } from "gatsby";
import { Eyebrow } from "../../components/eyebrow/eyebrow";
import { Links } from "../../components/links/links";
import { Photo } from "../../components/photo/photo";
import { Section } from "../../components/section/section";
import { Text } from "../../components/text/text";
import * as styles from "./story.module.scss";

/** A text beside a photo. */
export function Story({ anchor, eyebrow, heading, html, photo, side, points, links }: Queries.StorySectionFragment) {
  return (
    <Section anchor={anchor} look={`${styles.story} ${photo ? styles[side] : ""}`}>
      <div className={styles.words}>
        <Eyebrow text={eyebrow} />
        <h2>{heading}</h2>
        <Text html={html} />
        {points.length > 0 && (
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        <Links links={links} quiet={links.length === 1} />
      </div>
      {photo && <Photo photo={photo} look={styles.photo} />}
    </Section>
  );
}

export const fragment = graphql`
  fragment StorySection on StorySection {
    anchor
    eyebrow
    heading
    html
    photo {
      alt
      gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1, sizes: "(min-width: 60rem) 48vw, 100vw")
    }
    side
    points
    links {
      text
      to
    }
  }
`;

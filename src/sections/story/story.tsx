import { graphql } from "gatsby";
import { Eyebrow } from "../../components/eyebrow/eyebrow";
import { Links } from "../../components/links/links";
import { Photo } from "../../components/photo/photo";
import { Section } from "../../components/section/section";
import { Text } from "../../components/text/text";
import * as styles from "./story.module.scss";

/** A text beside a photo. */
export function Story({ storyLayout, side, photo, points, links, ...story }: Queries.StorySectionFragment) {
  return (
    <Section anchor={story.anchor} look={`${styles.story} ${styles[storyLayout] ?? ""} ${photo ? styles[side] : ""}`}>
      <div className={styles.words}>
        <Eyebrow text={story.eyebrow} />
        <h2>{story.heading}</h2>
        <Text html={story.html} />
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
    storyLayout: layout
    side
    points
    links {
      text
      to
    }
  }
`;

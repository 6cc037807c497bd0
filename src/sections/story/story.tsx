import { graphql } from "gatsby";
import { Eyebrow } from "../../components/eyebrow/eyebrow";
import { Links } from "../../components/links/links";
import { Photo } from "../../components/photo/photo";
import { Section } from "../../components/section/section";
import { RichText } from "../../components/rich-text/rich-text";
import * as styles from "./story.module.scss";

/** How wide the photo is on desktop, if not half of the screen. On a background, it is a square as high as the text. */
const widths: Readonly<Record<string, string>> = { columns: "30vw", blueprint: "70vw", shaded: "70vw" };

/** A text beside a photo. */
export const StorySection = ({ storyLayout, side, photo, points, links, ...story }: Queries.StorySectionFragment) => (
  <Section
    anchor={story.anchor}
    className={`${styles.story} ${styles[storyLayout] ?? ""} ${(photo && styles[side]) ?? ""}`}
  >
    <div className={styles.words}>
      <Eyebrow text={story.eyebrow} />
      <h2>{story.heading}</h2>
      <RichText html={story.html} className={styles.text} />
      {points.length > 0 && (
        <ul role="list" className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      <Links links={links} variant={links.length === 1 ? "text" : "button"} />
    </div>
    {photo && (
      <Photo
        photo={photo}
        sizes={`(min-width: 60rem) ${widths[storyLayout] ?? "46vw"}, 88vw`}
        className={styles.photo}
      />
    )}
  </Section>
);

export const fragment = graphql`
  fragment StorySection on StorySection {
    anchor
    eyebrow
    heading
    html
    photo {
      alt
      gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1)
    }
    storyLayout: layout
    side
    points
    links {
      ...Link
    }
  }
`;

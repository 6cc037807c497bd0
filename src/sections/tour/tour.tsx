import { graphql } from "gatsby";
import { Photo } from "../../components/photo/photo";
import { Section, SectionHeader } from "../../components/section/section";
import * as styles from "./tour.module.scss";

/** A photo that leads to a tour at another host. The script beside this file plays it in a frame. */
export const TourSection = ({ anchor, url, frame, title, photo, play, ...section }: Queries.TourSectionFragment) => (
  <Section anchor={anchor} className={styles.tour}>
    <SectionHeader {...section} />
    <a href={url} data-frame={frame} data-title={frame && title}>
      {photo && <Photo photo={photo} />}
      <span>
        <b>{play}</b> {title}
      </span>
    </a>
  </Section>
);

export const fragment = graphql`
  fragment TourSection on TourSection {
    anchor
    heading
    html
    url
    frame
    title
    photo {
      alt
      gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1.7778, sizes: "(min-width: 88rem) 82rem, 100vw")
    }
    play
  }
`;

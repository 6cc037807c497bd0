import { graphql } from "gatsby";
import { Photo } from "../../components/photo/photo";
import { Section, SectionHeader } from "../../components/section/section";
import * as styles from "./tour.module.scss";

/** A photo that leads to a tour at another host. Until a visitor follows it, the page loads nothing from there. */
export const TourSection = ({ anchor, url, title, photo, play, ...section }: Queries.TourSectionFragment) => (
  <Section anchor={anchor} className={styles.tour}>
    <SectionHeader {...section} />
    <a href={url}>
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
    title
    photo {
      alt
      gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1.7778, sizes: "(min-width: 88rem) 82rem, 100vw")
    }
    play
  }
`;

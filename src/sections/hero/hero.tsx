import { graphql } from "gatsby";
import { Eyebrow } from "../../components/eyebrow/eyebrow";
import { Links } from "../../components/links/links";
import { Photo } from "../../components/photo/photo";
import { Section } from "../../components/section/section";
import { RichText } from "../../components/rich-text/rich-text";
import * as styles from "./hero.module.scss";

/** How wide the photo of each layout is; on a tablet, where it is higher than wide, how high. */
const sizes: Readonly<Record<string, string>> = {
  street: "(min-width: 60rem) 55vw, 88vw",
  plain: "(min-width: 60rem) 45vw, (min-width: 45rem) 60vw, 88vw",
};

/** The top of a page. Without a photo, the drawn row of houses is wider. */
export function HeroSection({ anchor, heroLayout, eyebrow, heading, html, photo, links }: Queries.HeroSectionFragment) {
  return (
    <Section anchor={anchor} className={`${styles.hero} ${styles[heroLayout] ?? ""} ${photo ? styles.pictured : ""}`}>
      <div className={styles.words}>
        <Eyebrow text={eyebrow} />
        <h1>{heading}</h1>
        <RichText html={html} className={styles.text} />
        <Links links={links} />
      </div>
      {photo && <Photo photo={photo} eager sizes={sizes[heroLayout]} className={styles.photo} />}
    </Section>
  );
}

export const fragment = graphql`
  fragment HeroSection on HeroSection {
    anchor
    eyebrow
    heading
    html
    heroLayout: layout
    photo {
      alt
      gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1)
    }
    links {
      ...Link
    }
  }
`;

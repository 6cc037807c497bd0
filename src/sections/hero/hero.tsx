import { graphql } from "gatsby";
import { Eyebrow } from "../../components/eyebrow/eyebrow";
import { Links } from "../../components/links/links";
import { Photo } from "../../components/photo/photo";
import { Section } from "../../components/section/section";
import { RichText } from "../../components/rich-text/rich-text";
import * as styles from "./hero.module.scss";

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
      {photo && <Photo photo={photo} eager className={styles.photo} />}
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
      gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1, sizes: "(min-width: 45rem) 50vw, 100vw")
    }
    links {
      ...Link
    }
  }
`;

import { graphql } from "gatsby";
import { Links } from "../../components/links/links";
import { Section } from "../../components/section/section";
import { RichText } from "../../components/rich-text/rich-text";
import * as styles from "./banner.module.scss";

/** A call to action across the page. */
export const BannerSection = ({ anchor, heading, html, links }: Queries.BannerSectionFragment) => (
  <Section anchor={anchor} className={styles.banner}>
    <h2>{heading}</h2>
    <div>
      <RichText html={html} />
      <Links links={links} />
    </div>
  </Section>
);

export const fragment = graphql`
  fragment BannerSection on BannerSection {
    anchor
    heading
    html
    links {
      ...Link
    }
  }
`;

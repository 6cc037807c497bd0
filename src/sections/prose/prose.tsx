import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
import { RichText } from "../../components/rich-text/rich-text";
import * as styles from "./prose.module.scss";

/** Running text, for example of the privacy page. */
export const ProseSection = ({ anchor, heading, html }: Queries.ProseSectionFragment) => (
  <Section anchor={anchor} className={styles.prose}>
    <h2>{heading}</h2>
    <RichText html={html} />
  </Section>
);

export const fragment = graphql`
  fragment ProseSection on ProseSection {
    anchor
    heading
    html
  }
`;

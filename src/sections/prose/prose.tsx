import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
import { Text } from "../../components/text/text";
import * as styles from "./prose.module.scss";

/** Running text, for pages that are read rather than looked at. */
export function Prose({ anchor, heading, html, proseLayout }: Queries.ProseSectionFragment) {
  return (
    <Section anchor={anchor} look={`${styles.prose} ${styles[proseLayout] ?? ""}`}>
      <h2>{heading}</h2>
      <Text html={html} />
    </Section>
  );
}

export const fragment = graphql`
  fragment ProseSection on ProseSection {
    anchor
    heading
    html
    proseLayout: layout
  }
`;

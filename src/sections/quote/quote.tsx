import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
import * as styles from "./quote.module.scss";

/** A quotation. CSS adds its quotation marks, and a larch to a short one. */
export function QuoteSection({ anchor, quote, attribution }: Queries.QuoteSectionFragment) {
  return (
    <Section anchor={anchor} className={quote.length > 30 ? styles.quote : `${styles.quote} ${styles.motto}`}>
      <figure>
        <blockquote>
          <p>{quote}</p>
        </blockquote>
        {attribution && <figcaption translate="no">{attribution}</figcaption>}
      </figure>
    </Section>
  );
}

export const fragment = graphql`
  fragment QuoteSection on QuoteSection {
    anchor
    quote
    attribution
  }
`;

import { graphql } from "gatsby";
import { Day } from "../../components/day/day";
import { Section, SectionHeader } from "../../components/section/section";
import * as styles from "./testimonials.module.scss";

/** Quotes of customers, without markup for search engines: they ignore reviews that a company publishes about itself. */
export const TestimonialsSection = ({ anchor, testimonials, ...section }: Queries.TestimonialsSectionFragment) => (
  <Section anchor={anchor} className={styles.testimonials}>
    <SectionHeader {...section} />
    <ul role="list">
      {testimonials.map(({ quote, name, role, date, source, url }) => (
        <li key={quote}>
          <figure>
            <q>{quote}</q>
            <figcaption>
              <b translate="no">{name}</b> {role}{" "}
              <small>
                <Day date={date} /> · {url ? <a href={url}>{source}</a> : source}
              </small>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </Section>
);

export const fragment = graphql`
  fragment TestimonialsSection on TestimonialsSection {
    anchor
    heading
    html
    testimonials {
      quote
      name
      role
      date
      source
      url
    }
  }
`;

import { graphql } from "gatsby";
import { slugify } from "../../../plugins/content-model/content-types";
import { Links } from "../../components/links/links";
import { RichText } from "../../components/rich-text/rich-text";
import { Section, SectionHeader } from "../../components/section/section";
import * as styles from "./faq.module.scss";

/**
 * Questions that unfold. A link to an answer opens it: browsers open `<details>` around a target, but not as the target. Without `name`,
 * because an open answer that closes above the pressed question moves that off the screen.
 */
export const FaqSection = ({ anchor, questions, ...section }: Queries.FaqSectionFragment) => (
  <Section anchor={anchor} className={styles.faq}>
    <SectionHeader {...section} />
    <div>
      {questions.map(({ question, answer, links }) => (
        <details key={question}>
          <summary>{question}</summary>
          <div id={slugify(question) || undefined}>
            <RichText html={answer} />
            <Links links={links} variant="text" />
          </div>
        </details>
      ))}
    </div>
  </Section>
);

export const fragment = graphql`
  fragment FaqSection on FaqSection {
    anchor
    eyebrow
    heading
    html
    questions {
      question
      answer
      links {
        ...Link
      }
    }
  }
`;

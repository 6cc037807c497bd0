import { graphql } from "gatsby";
import { Section, SectionHeader } from "../../components/section/section";
import { House } from "./house";
import { Loop } from "./loop";
import * as styles from "./steps.module.scss";

/** Numbered steps: a loop around a house, or a line along which a house is built. */
export function StepsSection({ anchor, heading, html, stepsLayout, items }: Queries.StepsSectionFragment) {
  const loops = stepsLayout === "loop";
  return (
    <Section anchor={anchor} className={`${styles.steps} ${styles[stepsLayout]}`}>
      <SectionHeader heading={heading} html={html} />
      {loops && <Loop names={items.map((item) => item.heading)} />}
      <ol role="list">
        {items.map((item, index) => (
          <li key={item.heading}>
            {!loops && <House done={index / (items.length - 1)} />}
            <h3>{item.heading}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export const fragment = graphql`
  fragment StepsSection on StepsSection {
    anchor
    heading
    html
    stepsLayout: layout
    items {
      heading
      text
    }
  }
`;

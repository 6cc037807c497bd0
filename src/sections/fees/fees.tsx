import { graphql } from "gatsby";
import { Day } from "../../components/day/day";
import { Section, SectionHeader } from "../../components/section/section";
import * as styles from "./fees.module.scss";

/** A table of fees, with the day from which they are valid. It scrolls inside itself on a narrow screen, with the keyboard as well. */
export function FeesSection({ anchor, labels, fees, validFrom, ...section }: Queries.FeesSectionFragment) {
  // A group lasts until the next.
  const starts = fees.flatMap(({ group }, index) => (group || index === 0 ? index : []));
  return (
    <Section anchor={anchor}>
      <SectionHeader {...section} />
      <div className={styles.fees} role="region" aria-label={section.heading} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {labels.slice(0, 3).map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          {starts.map((start, index) => (
            <tbody key={start}>
              {fees[start]?.group && (
                <tr>
                  <th colSpan={3} scope="rowgroup">
                    {fees[start].group}
                  </th>
                </tr>
              )}
              {fees.slice(start, starts[index + 1]).map(({ service, amount, when }) => (
                <tr key={service}>
                  <th scope="row">{service}</th>
                  <td>{amount}</td>
                  <td>{when}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <p>
        {labels[3]} <Day date={validFrom} />
      </p>
    </Section>
  );
}

export const fragment = graphql`
  fragment FeesSection on FeesSection {
    anchor
    heading
    html
    labels
    fees {
      group
      service
      amount
      when
    }
    validFrom
  }
`;

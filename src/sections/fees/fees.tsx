import { graphql } from "gatsby";
import { Day } from "../../components/day/day";
import { Section, SectionHeader } from "../../components/section/section";
import * as styles from "./fees.module.scss";

/** A table of fees, with the day from which they are valid. It scrolls inside itself on a narrow screen, with the keyboard as well. */
export const FeesSection = ({ anchor, labels, fees, validFrom, ...section }: Queries.FeesSectionFragment) => (
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
        {fees.map(({ group, service, amount, when }) => (
          <tbody key={service}>
            {group && (
              <tr>
                <th colSpan={3} scope="rowgroup">
                  {group}
                </th>
              </tr>
            )}
            <tr>
              <th scope="row">{service}</th>
              <td>{amount}</td>
              <td>{when}</td>
            </tr>
          </tbody>
        ))}
      </table>
    </div>
    <p>
      {labels[3]} <Day date={validFrom} />
    </p>
  </Section>
);

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

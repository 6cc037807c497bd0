import { graphql } from "gatsby";
import { Day } from "../../components/day/day";
import { Section, SectionHeader } from "../../components/section/section";
import { Table } from "../../components/table/table";

/** A table of fees, with the day from which they are valid. */
export const FeesSection = ({ anchor, labels, fees, validFrom, ...section }: Queries.FeesSectionFragment) => (
  <Section anchor={anchor}>
    <SectionHeader {...section} />
    <Table
      name={section.heading}
      columns={labels.slice(0, 3)}
      rows={fees.map(({ group, service, amount, when }) => ({ group, cells: [service, amount, when] }))}
    />
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

import { graphql } from "gatsby";
import { createContext, useContext } from "react";

/** The language of a page, and the labels of a page that is not in British English. */
export const Language = createContext<{ readonly language: string; readonly labels?: Queries.LabelsFragment }>({
  language: "en-GB",
});

/** The labels in the language of the page, or else these of the company. */
export const useLabels = (labels: Queries.LabelsFragment): Queries.LabelsFragment =>
  useContext(Language).labels ?? labels;

export const fragment = graphql`
  fragment Labels on Labels {
    skip
    navigation
    menu
    close
    phone
    email
    address
    hours
    established
    vatNumber
    icoNumber
    redressScheme
    clientMoneyProtection
    clientMoneyCertificate
    amlSupervision
  }
`;

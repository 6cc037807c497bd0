import { graphql } from "gatsby";
import { createContext, useContext } from "react";

/** The language of a page, and the labels of a page that is not in British English. */
export const Language = createContext<{
  readonly language: string;
  readonly labels?: Queries.LabelsFragment;
}>({ language: "en-GB" });

/** The labels that a component queries, in the language of the page. */
export const useLabels = <Labels extends object>(labels: Labels): Labels => ({
  ...labels,
  ...useContext(Language).labels,
});

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

import { graphql } from "gatsby";
import { href } from "./href";
import * as styles from "./links.module.scss";

interface Props {
  readonly links: readonly Queries.Link[];
  /** The style of the first link. */
  readonly variant?: "button" | "text";
}

/** A link outside a sentence, with an arrow. */
export const ArrowLink = ({ link: { text, to } }: { readonly link: Queries.Link }) => (
  <a className={styles.arrow} href={href(to)}>
    {text}{" "}
  </a>
);

/** Calls to action. */
export const Links = ({ links, variant = "button" }: Props) =>
  links.length > 0 && (
    <p className={`${styles.links} ${variant === "button" ? styles.button : ""}`}>
      {links.map((link) => (
        <ArrowLink key={link.to} link={link} />
      ))}
    </p>
  );

export const fragment = graphql`
  fragment Link on Link {
    text
    to
  }
`;

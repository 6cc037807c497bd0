import * as styles from "./links.module.scss";

type Props = {
  readonly links: readonly Queries.Link[];
  /** Whether none of them is to look like a button. */
  readonly quiet?: boolean;
};

/** A link that stands alone, not inside a sentence. */
export const Pointer = ({ link: { text, to } }: { readonly link: Queries.Link }) => (
  <a className={styles.pointer} href={to}>
    {text}
  </a>
);

/** Calls to action: the first looks like a button, unless they are quiet. */
export function Links({ links, quiet = false }: Props) {
  if (links.length === 0) return null;
  return (
    <p className={`${styles.links} ${quiet ? "" : styles.loud}`}>
      {links.map((link) => (
        <Pointer key={link.to} link={link} />
      ))}
    </p>
  );
}

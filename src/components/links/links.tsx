import * as styles from "./links.module.scss";

type Props = {
  readonly links: readonly Queries.Link[];
  /** True where a button would shout. */
  readonly quiet?: boolean;
};

/** Calls to action: the first is a button, unless they are to be quiet. */
export function Links({ links, quiet = false }: Props) {
  if (links.length === 0) return null;
  return (
    <p className={`${styles.links} ${quiet ? "" : styles.loud}`}>
      {links.map(({ text, to }) => (
        <a key={to} href={to}>
          {text}
        </a>
      ))}
    </p>
  );
}

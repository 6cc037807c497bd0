import * as styles from "./links.module.scss";

type Props = { readonly links: readonly { readonly text: string; readonly to: string }[] };

/** Calls to action: the first is a button, the others are quiet. */
export function Links({ links }: Props) {
  if (links.length === 0) return null;
  return (
    <p className={styles.links}>
      {links.map(({ text, to }) => (
        <a key={to} href={to}>
          {text}
        </a>
      ))}
    </p>
  );
}

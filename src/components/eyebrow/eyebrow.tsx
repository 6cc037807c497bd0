import * as styles from "./eyebrow.module.scss";

/** A short line over a heading. */
export function Eyebrow({ text }: { readonly text: string | null }) {
  return text && <p className={styles.eyebrow}>{text}</p>;
}

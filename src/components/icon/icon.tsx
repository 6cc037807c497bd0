import * as styles from "./icon.module.scss";

/** A small drawing that only decorates; the words beside it say the same. All of them are in static/icons.svg, which browsers keep. */
export function Icon({ name }: { readonly name: Queries.Icon | null }) {
  if (name === null) return null;
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}

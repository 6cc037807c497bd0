import * as styles from "./icon.module.scss";

/** A small drawing that only decorates; the words beside it say the same. All of them are in static/icons.svg, which browsers keep. */
export const Icon = ({ name }: { readonly name: Queries.Icon | null }) =>
  name && <i className={`${styles.icon} ${styles[name]}`} />;

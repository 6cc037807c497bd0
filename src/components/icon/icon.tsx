import * as styles from "./icon.module.scss";

/** A decorative icon. static/icons.svg has all of them. */
export const Icon = ({ name }: { readonly name: Queries.Icon | null }) =>
  name && <i className={`${styles.icon} ${styles[name]}`} />;

import * as styles from "./icon.module.scss";

/** In the order of static/icons.svg. Classes have their numbers, because names would add 100 bytes to each page. */
const names = (
  "bed building care chart check clock compass eye file hammer handshake house key leaf search message paint pound " +
  "refresh ruler shield sparkle target suitcase people wrench"
).split(" ");

/** A decorative icon. */
export const Icon = ({ name }: { readonly name: Queries.Icon | null }) =>
  name && <i className={`${styles.icon} ${styles[`n${names.indexOf(name)}`]}`} />;

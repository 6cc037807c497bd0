import * as styles from "./icon.module.scss";

/** In the order of static/icons.svg. */
const names = (
  "bed building care chart check clock compass eye file hammer handshake house key leaf search message paint pound " +
  "refresh ruler shield sparkle target suitcase people wrench"
).split(" ");

/** A decorative icon. */
export function Icon({ name }: { readonly name: Queries.Icon | null }) {
  if (!name) return null;
  const number = names.indexOf(name);
  const digits = [1, 2, 4, 8, 16].filter((digit) => number & digit);
  return <i className={[styles.icon, ...digits.map((digit) => styles[`n${digit}`])].join(" ")} />;
}

import * as styles from "./text.module.scss";

type Props = { readonly html: string | null; readonly look?: string };

/** The text that an editor wrote under the fields. */
export function Text({ html, look = "" }: Props) {
  if (!html) return null;
  return <div className={`${styles.text} ${look}`} dangerouslySetInnerHTML={{ __html: html }} />;
}

import * as styles from "./text.module.scss";

type Props = { readonly html: string | null; readonly look?: string };

/** What an editor wrote under the frontmatter. */
export function Text({ html, look = "" }: Props) {
  if (!html) return null;
  return <div className={`${styles.text} ${look}`} dangerouslySetInnerHTML={{ __html: html }} />;
}

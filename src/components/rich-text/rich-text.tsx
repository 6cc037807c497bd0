import * as styles from "./rich-text.module.scss";

type Props = { readonly html: string | null; readonly className?: string };

/** The markdown of a content file. */
export function RichText({ html, className }: Props) {
  if (!html) return null;
  return (
    <div
      className={className ? `${styles.richText} ${className}` : styles.richText}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

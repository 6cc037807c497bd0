import * as styles from "./rich-text.module.scss";

type Props = { readonly html: string | null; readonly className?: string };

/** The markdown of a content file. */
export const RichText = ({ html, className = "" }: Props) =>
  html && <div className={`${styles.richText} ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;

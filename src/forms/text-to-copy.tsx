import { graphql } from "gatsby";
import { useRef, useState } from "react";
import type { FormProps } from "./enquiry";
import * as styles from "./form.module.scss";

interface Props {
  readonly text: string;
  readonly messages: Pick<FormProps["form"]["messages"], "copy" | "copyButton" | "copied">;
}

/** The whole enquiry, to be copied by button or by hand. */
export function TextToCopy({ text, messages }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState(false);
  // Without permission to write there, the text is selected, so that one key copies it.
  const copy = (): void => {
    area.current?.select();
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div className={styles.copy}>
      <textarea ref={area} readOnly rows={6} value={text} aria-label={messages.copy} />
      <button type="button" onClick={copy}>
        {messages.copyButton}
      </button>{" "}
      <span role="status">{copied && messages.copied}</span>
    </div>
  );
}

export const fragment = graphql`
  fragment TextToCopyMessages on FormMessages {
    copy
    copyButton
    copied
  }
`;

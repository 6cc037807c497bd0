import { useRef, useState } from "react";
import * as styles from "./form.module.scss";

type Props = { readonly text: string; readonly messages: Queries.FormMessagesFragment };

/** The whole enquiry, to copy with a button or by hand. */
export function TextToCopy({ text, messages }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState("");
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      // Without HTTPS or permission, the visitor presses Ctrl+C. Only then: it moves the focus, and screen readers would read the text.
      area.current?.select();
      setCopied("");
    }
  };
  return (
    <div className={styles.copy}>
      <textarea ref={area} dir="auto" readOnly rows={6} value={text} aria-label={messages.copy} />
      {/* On paper, a text area shows only its visible lines. */}
      <p className={styles.printed} dir="auto">
        {text}
      </p>
      <button type="button" onClick={() => void copy()}>
        {messages.copyButton}
      </button>
      <span aria-live="polite" aria-atomic>
        {copied === text && messages.copied}
      </span>
    </div>
  );
}

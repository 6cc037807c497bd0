import { useEffect, type MouseEvent } from "react";
import type { FormProps } from "./enquiry";
import { fieldId } from "./field-id";
import { Notice } from "./notice";
import type { Invalid } from "./state";

interface Props extends FormProps {
  readonly outcome: Invalid;
}

/** The validation errors, with links to their fields. */
export function ErrorSummary({ outcome, id, form: { questions, messages } }: Props) {
  useEffect(() => {
    const { title } = document;
    document.title = `${messages.titlePrefix.trim()} ${title}`;
    return () => void (document.title = title);
  }, [messages.titlePrefix]);
  const wrong = questions.filter(({ name }) => outcome.errors.has(name));
  return (
    <Notice heading={messages.problem} outcome={outcome}>
      <ul role="list">
        {wrong.map(({ name }) => (
          <li key={name}>
            <a href={`#${fieldId(id, name)}`} onClick={focusField}>
              {outcome.errors.get(name)}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Focuses the field without adding an entry to the browser's history. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

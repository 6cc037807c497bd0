type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsIn = (element: Element): Control[] => [...element.querySelectorAll<Control>("input, textarea, select")];

/**
 * Returns a function that restores the present answers of a form. React reuses the fields, but renders the whole form again if, for
 * example, a password manager has inserted an element.
 */
export function keepAnswers(element: Element): () => void {
  const before = controlsIn(element);
  const focused = document.activeElement;
  return () => {
    const now = controlsIn(element);
    for (const old of before) {
      const control = now.find(({ id }) => id !== "" && id === old.id);
      if (!control || control === old) continue;
      control.value = old.value;
      if ("checked" in control && "checked" in old) control.checked = old.checked;
      if (old === focused) focusLike(control, old);
    }
  };
}

function focusLike(control: Control, old: Control): void {
  control.focus({ preventScroll: true });
  if (control instanceof HTMLSelectElement || old instanceof HTMLSelectElement) return;
  // Null for types of field without a selection, such as email.
  if (old.selectionStart !== null) control.setSelectionRange(old.selectionStart, old.selectionEnd);
}

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
      if (old !== focused) continue;
      control.focus({ preventScroll: true });
      // Null for types of field without a selection, such as email.
      if (!("selectionEnd" in control && "selectionEnd" in old) || old.selectionStart === null) continue;
      control.setSelectionRange(old.selectionStart, old.selectionEnd);
    }
  };
}

/** Opens the list of types with the dialog for a new section, where Sveltia asks editors to press "Add" again. */
export function openSectionTypes(): void {
  new MutationObserver(() => {
    const field = document.querySelector<HTMLElement>('dialog[open] [data-key-path="section"]:not([data-open])');
    const button = field?.querySelector<HTMLElement>('.field-wrapper button[aria-haspopup="menu"][data-label]');
    if (!field || !button) return;
    field.dataset.open = "";
    button.click();
  }).observe(document.body, { childList: true, subtree: true });
}

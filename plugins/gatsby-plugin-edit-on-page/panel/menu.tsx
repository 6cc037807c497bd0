import { useId, type ReactNode } from "react";

/** A list that a button opens over it; Escape or a press elsewhere closes it. */
export function Menu({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id}>
        {words}
      </button>
      <ul id={id} popover="auto" onClick={({ currentTarget }) => currentTarget.hidePopover()}>
        {children}
      </ul>
    </>
  );
}

export const count = (all: number, name: string): string => `${all} ${name}${all === 1 ? "" : "s"}`;

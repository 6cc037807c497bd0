import { useContext, useEffect, useRef, type ReactNode } from "react";
import type { FieldProblem } from "../server/problems";
import { EditorContext } from "./editor";

interface Props {
  readonly label: string;
  readonly title: string;
  /** What stands under the title. */
  readonly about: ReactNode;
  readonly status: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
  /** The section of the page that it is about, by its anchor. */
  readonly section?: string | undefined;
}

/** What opens beside the page. It takes the focus, and gives it back. */
export function Sheet({ label, title, about, status, actions, children, section }: Props) {
  const { open } = useContext(EditorContext);
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = sheet.current?.getRootNode();
    const before = root instanceof ShadowRoot ? root.activeElement : null;
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  useEffect(() => {
    if (section !== undefined) document.getElementById(section)?.scrollIntoView();
    sheet.current?.scrollIntoView({ block: "nearest" });
    sheet.current?.focus({ preventScroll: true });
  }, [section]);
  return (
    <aside ref={sheet} tabIndex={-1} aria-label={label} className="panel">
      <header>
        <h2>{title}</h2>
        <button type="button" className="tool" aria-label="Close" onClick={() => open(undefined)}>
          ×
        </button>
        {about}
      </header>
      {children}
      <footer>
        <p role="status">{status}</p>
        {actions}
      </footer>
    </aside>
  );
}

/** Leads the focus to the first mistake in a form, or to the sheet around it where it was lost because the form began anew. */
export function useFocus<Form extends HTMLElement>(problems?: readonly FieldProblem[]) {
  const form = useRef<Form>(null);
  useEffect(() => {
    form.current?.querySelectorAll<HTMLDetailsElement>("details:has(.wrong)").forEach((fold) => (fold.open = true));
    const first = form.current?.querySelector<HTMLElement>(".wrong");
    first?.focus();
    // The mistake stands at the start of a group.
    first?.scrollIntoView({ block: first.localName === "fieldset" ? "start" : "center" });
    if (document.activeElement === document.body)
      form.current?.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
  }, [problems]);
  return form;
}

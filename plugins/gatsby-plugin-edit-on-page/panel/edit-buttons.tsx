import { useContext, useEffect, useState } from "react";
import type { Part } from "../server/parts";
import { EditorContext } from "./editor";

/** What stands on every page: beside its main part. */
const header = "header:has(+ main)";
const footer = "main + footer";
const sectionOf = (anchor: string): string => `main > #${CSS.escape(anchor)}`;

/** What the page shows of files: a selector, the file and what it is called there. */
function targetsOf(parts: readonly Part[]): { place: string; part: Part; words: string }[] {
  const site = parts.find(({ kind }) => kind === "site");
  const links = parts.find(({ navigates }) => navigates) ?? site;
  return [
    ...(links ? [{ place: header, part: links, words: "the links at the top" }] : []),
    ...parts.flatMap((part) => (part.anchor ? [{ place: sectionOf(part.anchor), part, words: part.title }] : [])),
    ...(site ? [{ place: footer, part: site, words: "the foot of the page" }] : []),
  ];
}

/** Where something is on the page, in pixels from the page's start; the links at the top stay where they are in the window. */
function boxOf(place: string) {
  const { top = 0, left = 0, width, height } = document.querySelector(place)?.getBoundingClientRect() ?? {};
  return place === header ? { top, left, width, height } : { top: top + scrollY, left: left + scrollX, width, height };
}

/** What visitors do not see is faint. */
const faint = new CSSStyleSheet();
document.adoptedStyleSheets.push(faint);

/** Offers "Edit" on what is under the pointer, or where the focus is. By keyboard, the buttons follow the page. */
export function EditButtons({ parts }: { readonly parts: readonly Part[] }) {
  const { open } = useContext(EditorContext);
  const [shown, setShown] = useState<{ place: string; box: ReturnType<typeof boxOf> }>();
  const show = (place: string): void => setShown({ place, box: boxOf(place) });
  const targets = targetsOf(parts);
  const hidden = targets.filter(({ part }) => part.draft).map(({ place }) => place);
  useEffect(() => {
    faint.replaceSync(hidden.length > 0 ? `${hidden.join()} { opacity: 0.4 }` : "");
  });
  useEffect(() => {
    const find = ({ target }: Event): void => {
      const found = target instanceof Element && target.closest(`main > section[id], ${header}, ${footer}`);
      if (found) show(found.id ? sectionOf(found.id) : found.localName === "footer" ? footer : header);
    };
    // The page's height changes with every save, and with the panel.
    const grown = new ResizeObserver(() => setShown((last) => last && { ...last, box: boxOf(last.place) }));
    grown.observe(document.body);
    const listening = new AbortController();
    for (const event of ["pointerover", "focusin"]) document.addEventListener(event, find, listening);
    return () => {
      grown.disconnect();
      listening.abort();
    };
  }, []);
  return targets.map(({ place, part: { file, draft }, words }) => {
    const isShown = shown?.place === place;
    const reach = (): void => {
      document.querySelector(place)?.scrollIntoView();
      show(place);
    };
    return (
      <div
        key={place}
        className={["edit", place === header && "top", isShown && "shown"].filter(Boolean).join(" ")}
        style={isShown ? shown.box : undefined}
      >
        <button type="button" data-file={file} onFocus={reach} onClick={() => open(file)}>
          Edit <span className="spoken">{words}</span> {draft && <small>not on the page</small>}
        </button>
      </div>
    );
  });
}

import { useEffect, useState } from "react";
import type { Part } from "../protocol";

/** What the page shows of a file: a section, or what stands on every page. */
interface Target {
  /** A selector. */
  place: string;
  part: Part;
  words: string;
}

interface Place {
  place: string;
  box: { top: number; left: number; width: number; height: number };
}

/** What stands on every page: beside its main part. */
const header = "header:has(+ main)";
const footer = "main + footer";

function targetsOf(parts: readonly Part[]): Target[] {
  const sections = parts.flatMap((part) =>
    part.anchor === undefined ? [] : { place: `main > #${CSS.escape(part.anchor)}`, part, words: part.title },
  );
  const site = parts.find(({ kind }) => kind === "site");
  const links = parts.find(({ navigates }) => navigates) ?? site;
  return [
    ...(links ? [{ place: header, part: links, words: "the links at the top" }] : []),
    ...sections,
    ...(site ? [{ place: footer, part: site, words: "the foot of the page" }] : []),
  ];
}

/** Where something is on the page, in pixels from the page's start; the links at the top stay where they are in the window. */
function placeOf(place: string): Place | undefined {
  const box = document.querySelector(place)?.getBoundingClientRect();
  if (place === header && box)
    return { place, box: { top: box.top, left: box.left, width: box.width, height: box.height } };
  return (
    box && { place, box: { top: box.top + scrollY, left: box.left + scrollX, width: box.width, height: box.height } }
  );
}

/** What visitors do not see is faint. */
const faint = new CSSStyleSheet();
document.adoptedStyleSheets.push(faint);

/** Offers "Edit" on what is under the pointer, or where the focus is. By keyboard, the buttons follow the page. */
export function EditButtons({
  parts,
  open,
}: {
  readonly parts: readonly Part[];
  readonly open: (file: string) => void;
}) {
  const [place, setPlace] = useState<Place>();
  const targets = targetsOf(parts);
  const hidden = targets.filter(({ part }) => part.draft).map((one) => one.place);
  useEffect(() => {
    faint.replaceSync(hidden.length > 0 ? `${hidden.join()} { opacity: 0.4 }` : "");
  });
  useEffect(() => {
    const find = ({ target }: Event): void => {
      const found = target instanceof Element && target.closest(`main > section[id], ${header}, ${footer}`);
      if (!found) return;
      const frame = found.localName === "footer" ? footer : header;
      setPlace(placeOf(found.id ? `main > #${CSS.escape(found.id)}` : frame));
    };
    // The page's height changes with every save, and with the panel.
    const grown = new ResizeObserver(() => setPlace((last) => last && placeOf(last.place)));
    grown.observe(document.body);
    document.addEventListener("pointerover", find);
    document.addEventListener("focusin", find);
    return () => {
      grown.disconnect();
      document.removeEventListener("pointerover", find);
      document.removeEventListener("focusin", find);
    };
  }, []);
  const reach = (target: string): void => {
    document.querySelector(target)?.scrollIntoView();
    setPlace(placeOf(target));
  };
  return targets.map(({ place: target, part: { file, draft }, words }) => (
    <div
      key={target}
      className={["edit", target === header && "top", place?.place === target && "shown"].filter(Boolean).join(" ")}
      style={place?.place === target ? place.box : undefined}
    >
      <button type="button" data-file={file} onFocus={() => reach(target)} onClick={() => open(file)}>
        Edit <span className="spoken">{words}</span> {draft && <small>not on the page</small>}
      </button>
    </div>
  ));
}

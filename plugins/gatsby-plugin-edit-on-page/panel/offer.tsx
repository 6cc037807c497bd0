import { useEffect, useState } from "react";
import type { Part } from "../protocol";

interface Place {
  anchor: string;
  box: { top: number; left: number; width: number; height: number };
}

/** Where the section of an anchor is on the page, in pixels from the page's start. */
function placeOf(anchor: string): Place | undefined {
  const section = document.getElementById(anchor);
  if (!section) return undefined;
  const { top, left, width, height } = section.getBoundingClientRect();
  return { anchor, box: { top: top + scrollY, left: left + scrollX, width, height } };
}

/** Offers "Edit" on the section under the pointer, or where the focus is. By keyboard, the buttons follow the page. */
export function Offer({ parts, open }: { readonly parts: readonly Part[]; readonly open: (file: string) => void }) {
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    const find = ({ target }: Event): void => {
      const section = target instanceof Element && target.closest("main > section[id]");
      if (section) setPlace(placeOf(section.id));
    };
    // The page's height changes with every save, and with the panel.
    const grown = new ResizeObserver(() => setPlace((last) => last && placeOf(last.anchor)));
    grown.observe(document.body);
    document.addEventListener("pointerover", find);
    document.addEventListener("focusin", find);
    return () => {
      grown.disconnect();
      document.removeEventListener("pointerover", find);
      document.removeEventListener("focusin", find);
    };
  }, []);
  const reach = (anchor: string): void => {
    document.getElementById(anchor)?.scrollIntoView();
    setPlace(placeOf(anchor));
  };
  return parts.map(
    ({ file, title, anchor }) =>
      anchor !== undefined && (
        <div key={file} className="offer" style={place?.anchor === anchor ? place.box : undefined}>
          <button type="button" data-file={file} onFocus={() => reach(anchor)} onClick={() => open(file)}>
            Edit <span className="spoken">{title}</span>
          </button>
        </div>
      ),
  );
}

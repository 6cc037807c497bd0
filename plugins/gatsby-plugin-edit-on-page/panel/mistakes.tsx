import { useContext, useSyncExternalStore } from "react";
import { ask, contentEvents } from "./ask";
import { EditorContext } from "./editor";
import { nameOf } from "./values";

interface Props {
  readonly all: readonly { readonly file: string; readonly message: string }[];
  /** The one that is open. */
  readonly file?: string;
}

/** Mistakes that have no field to stand at; those of other files with what opens these. */
export function Mistakes({ all, file: own }: Props) {
  const { open } = useContext(EditorContext);
  return all.map(({ file, message }) => (
    <p key={file + message} className="mistake">
      {message}{" "}
      {file !== own && (
        <button type="button" onClick={() => open(file)}>
          Open {nameOf(file)}
        </button>
      )}
    </p>
  ));
}

let content = { text: "", mendable: 0 };
contentEvents.addEventListener("message", ({ data }: MessageEvent<string>) => {
  content = JSON.parse(data) as typeof content;
});
const listen = (changed: () => void): (() => void) => {
  contentEvents.addEventListener("message", changed);
  return () => contentEvents.removeEventListener("message", changed);
};

/** Lists the content's mistakes over the page, and mends those that have one right answer. */
export function MistakesInContent() {
  const { text, mendable } = useSyncExternalStore(listen, () => content);
  return (
    text && (
      <div role="alert" className="mistakes">
        <pre>{text}</pre>
        {mendable > 0 && (
          <button type="button" onClick={() => void ask("mend")}>
            Mend {mendable}
          </button>
        )}
      </div>
    )
  );
}

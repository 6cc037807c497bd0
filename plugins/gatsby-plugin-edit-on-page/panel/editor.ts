import { createContext } from "react";
import type { Addition } from "../server/add-form";

export interface AddRequest {
  what: Addition;
  /** The section that a new one follows. */
  after?: string;
  /** Takes the name of what was added; otherwise its form opens. */
  done?: (name: string) => void;
}

/** What every part of the panel can do. */
interface Editor {
  /** The folder of the page that is shown. */
  page: string;
  /** Opens the form of a file, or "publish"; undefined closes it. */
  open: (file: string | undefined) => void;
  /** Opens the dialog in which something new begins. */
  add: (request: AddRequest) => void;
}

export const EditorContext = createContext<Editor>({ page: "", open: () => undefined, add: () => undefined });

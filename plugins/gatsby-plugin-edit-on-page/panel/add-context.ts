import { createContext } from "react";
import type { Addition } from "../protocol";

export interface AddRequest {
  what: Addition;
  /** The section that a new one follows. */
  after?: string;
  /** Takes the name of what was added; otherwise its form opens. */
  done?: (name: string) => void;
}

/** Opens the dialog in which something new begins. */
export const AddContext = createContext<(request: AddRequest) => void>(() => undefined);

/** Something in the lines of the fields that is written otherwise than it was meant. */
export interface Slip {
  message: string;
  /** The whole file as it was meant. */
  meant: string;
  /** Whether something else may have been meant. */
  isUncertain?: boolean;
}

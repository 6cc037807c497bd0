import * as styles from "./steps.module.scss";

/** A path, and the share of the steps from and to which it is visible. */
type Part = readonly [from: number, to: number, d: string, className?: string];

const parts: readonly Part[] = [
  [0, 0.2, "M18 119V96h84v23", styles.planned],
  [0, 0.2, "M60 104c-15-22-22-30-22-43a22 22 0 0 1 44 0c0 13-7 21-22 43zM60 53a8 8 0 1 0 .1 0z", styles.door],
  [0.2, 0.7, "M18 119V58l42-36 42 36v61M12 63l48-41 48 41", styles.planned],
  [0.4, 0.7, "M18 8h84M14 12l8-8m76 8 8-8M5 58v61M1 62l8-8M1 119l8-8M34 68h20v22H34zm32 0h20v22H66z"],
  [0.7, 1.1, "M18 119V58l42-36 42 36v61M12 63l48-41 48 41M78 37V20h10v26M34 68h20v22H34zm32 0h20v22H66z"],
  [0.7, 0.9, "M9 119V44m51 75V14m51 105V44M9 98h102M9 62h102M9 98l51-36m51 36L60 62"],
  [0.9, 1.1, "M34 79h20m-10-11v22M66 79h20m-10-11v22M34 100h20v19H34z"],
  [0.9, 1.1, "M66 119v-12a9 9 0 0 1 18 0v12z", styles.door],
];

/** A house under construction; `done` is from 0, a plot, to 1, a home. */
export const House = ({ done }: { readonly done: number }) => (
  <svg viewBox="0 0 120 120" aria-hidden="true">
    {parts.map(([from, to, d, className]) => done >= from && done < to && <path key={d} className={className} d={d} />)}
  </svg>
);

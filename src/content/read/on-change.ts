import { watch } from "chokidar";

/** Milliseconds to wait after a change: one save can cause several. */
const pause = 100;

/** Runs a function after each save in content/, and when a file is added, renamed or deleted. */
export function onContentChange(run: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  watch("content", { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(run, pause);
  });
}

import { watch } from "chokidar";

/** Milliseconds to wait after a change: one save can cause several. */
const pause = 100;

/**
 * Runs a function once the watching has begun, after each save in content/, and when a file is added, renamed or deleted. Returns
 * a function that ends the watching.
 */
export function onContentChange(run: () => void): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(run, pause);
  };
  // Whatever was saved before the watching began is reported by "ready" alone.
  const watcher = watch("content", { ignoreInitial: true }).on("all", soon).on("ready", soon);
  return () => {
    clearTimeout(timer);
    return watcher.close();
  };
}

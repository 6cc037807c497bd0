/** An event after each check of the content: the list of its mistakes as text, empty if there are none. */
export const contentEvents = new EventSource("/___content");

/** Tells those who wait for the next check that this tab has just saved something. */
export const tellSaved = (): boolean => contentEvents.dispatchEvent(new Event("saved"));

/** Runs something after each check, after each save of this tab, and when the server is gone or back. Gives what ends that. */
export function onContentEvent(run: () => void): () => void {
  const events = ["message", "saved", "error"];
  events.forEach((event) => contentEvents.addEventListener(event, run));
  return () => events.forEach((event) => contentEvents.removeEventListener(event, run));
}

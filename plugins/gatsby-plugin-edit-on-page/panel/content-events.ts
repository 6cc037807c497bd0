/** An event after each check of the content: the list of its mistakes as text, empty if there are none. */
export const contentEvents = new EventSource("/___content");

/** Runs something after each check, and when the server is gone or back. Gives what ends that. */
export function onContentEvent(run: () => void): () => void {
  const events = ["message", "error"];
  events.forEach((event) => contentEvents.addEventListener(event, run));
  return () => events.forEach((event) => contentEvents.removeEventListener(event, run));
}

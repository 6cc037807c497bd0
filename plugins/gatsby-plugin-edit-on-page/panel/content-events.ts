/** An event after each check of the content: the list of its mistakes as text, empty if there are none. */
export const contentEvents = new EventSource("/___content");

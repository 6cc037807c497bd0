import { useEffect, useEffectEvent, useState } from "react";
import type { Operations } from "../server/operations";
import type { Failed } from "../server/problems";

type Name = keyof Operations;
type Sent<Asked extends Name> = Parameters<Operations[Asked]>;
export type Answer<Asked extends Name> = Awaited<ReturnType<Operations[Asked]>>;

export const silence: Failed = {
  failed: "The development server does not answer. Is it running? Your words are kept.",
};

/** Has the server do something: an operation by its name, with what it needs. */
export async function ask<Asked extends Name>(name: Asked, ...[sent]: Sent<Asked>): Promise<Answer<Asked> | Failed> {
  const headers = { "Content-Type": "application/json" };
  try {
    const answer = await fetch(`/___edit/${name}`, { method: "POST", headers, body: JSON.stringify(sent ?? {}) });
    return (await answer.json()) as Answer<Asked> | Failed;
  } catch {
    return silence;
  }
}

/** An event after each check of the content: the list of its mistakes as text, and how many of them can be mended. */
export const contentEvents = new EventSource("/___content");

/** Tells all who show something of the content that this tab has just changed it. */
export const tellChanged = (): boolean => contentEvents.dispatchEvent(new Event("changed"));

/** Takes what the server answers: anew after each check, after each change by this tab, and when the server is gone or back. */
export function useAnswers<Asked extends Name>(
  take: (answer: Answer<Asked> | Failed) => void,
  name: Asked,
  ...sent: Sent<Asked>
): void {
  const asked = useEffectEvent(() => ask(name, ...sent));
  const taken = useEffectEvent(take);
  const what = JSON.stringify([name, sent]);
  useEffect(() => {
    const again = (): void => void asked().then((answer) => taken(answer));
    const events = ["message", "changed", "error"];
    again();
    events.forEach((event) => contentEvents.addEventListener(event, again));
    return () => events.forEach((event) => contentEvents.removeEventListener(event, again));
  }, [what]);
}

/** The last of these answers, and why there is no newer one. */
export function useAnswer<Asked extends Name>(...asked: [name: Asked, ...sent: Sent<Asked>]) {
  const [answer, setAnswer] = useState<Answer<Asked>>();
  const [failed, setFailed] = useState("");
  const take = (next: Answer<Asked> | Failed): void => {
    setFailed("failed" in next ? next.failed : "");
    if (!("failed" in next)) setAnswer(next);
  };
  useAnswers<Asked>(take, ...asked);
  return { answer, failed };
}

import { useEffect, useState } from "react";
import { ask, tellChanged } from "./ask";

/** Milliseconds after which the shared copy is looked at anew, and sooner when the editor comes back to the tab. */
const usual = 300_000;

/** "Get the latest", where the shared copy has something newer: colleagues published, or a proposal was accepted. */
export function Latest() {
  const [isNewer, setIsNewer] = useState(false);
  const [status, say] = useState("");
  useEffect(() => {
    const look = async (): Promise<void> => {
      const answer = await ask("look");
      // Who is offline can go on writing, and hears of it when they publish.
      setIsNewer("isNewer" in answer && answer.isNewer);
    };
    const listen = (): void => void look();
    listen();
    const timer = setInterval(listen, usual);
    addEventListener("focus", listen);
    return () => {
      clearInterval(timer);
      removeEventListener("focus", listen);
    };
  }, []);
  const get = async (): Promise<void> => {
    say("Getting the latest…");
    const answer = await ask("latest");
    if ("failed" in answer) return say(answer.failed);
    setIsNewer(false);
    tellChanged();
    const start = "Not only words are new: press Ctrl and C in the terminal, type npm ci, Enter, then npm run edit.";
    say(`This is the latest. ${answer.hasNewCode ? start : ""}`.trim());
  };
  return (
    <>
      {isNewer && (
        <button type="button" onClick={() => void get()}>
          Get the latest
        </button>
      )}
      <p role="status">{status}</p>
    </>
  );
}

import { useEffect, useState } from "react";
import { askWhetherNewer, getLatest } from "./requests";

/** Milliseconds between two looks at the shared copy, and at least that many when the editor comes back to the tab. */
const [usual, least] = [300_000, 20_000];

/** "Get the latest", where the shared copy has something newer: colleagues published, or a proposal was accepted. */
export function Latest({ changed }: { readonly changed: () => void }) {
  const [isNewer, setIsNewer] = useState(false);
  const [status, say] = useState("");
  useEffect(() => {
    let last = -Infinity;
    const look = async (): Promise<void> => {
      if (performance.now() - last < least) return;
      last = performance.now();
      const answer = await askWhetherNewer();
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
    const answer = await getLatest();
    if ("failed" in answer) return say(answer.failed);
    setIsNewer(false);
    changed();
    say(answer.hasNewCode ? newCode : "This is the latest.");
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

const newCode =
  "This is the latest. Not only words are new: press Ctrl and C in the terminal, type npm ci, Enter, then npm run edit.";

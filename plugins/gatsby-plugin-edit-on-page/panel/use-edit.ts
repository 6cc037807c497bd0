import { useEffect, useState } from "react";
import type { OpenFile } from "../server/files";
import type { Failed, FieldProblem } from "../server/problems";
import { ask, silence, tellChanged, useAnswers } from "./ask";
import { dropDraft, isOwnDraft, keepDraft, readDraft, useIsFull } from "./drafts";
import { isSame, together, wordsOf, type Words } from "./merge";
import { shownPath } from "./values";

/** What an editor makes of a file. */
export interface Opened {
  /** The version on the disk that the words are a change of. */
  base: OpenFile;
  words: Words;
  /** Another version that came to be on the disk meanwhile, and has other words in the same places. */
  theirs?: OpenFile;
  problems: readonly FieldProblem[];
  /** Counts the versions that do not come from the form. It begins anew with each. */
  version: number;
}

export type Edit = ReturnType<typeof useEdit>;

/** An open file: what is on the disk, what the editor makes of it, and what came of saving it. */
export function useEdit(file: string) {
  const [known, setOpened] = useState<Opened>();
  const [said, say] = useState("");
  const isFull = useIsFull();
  const [failed, setFailed] = useState("");
  // A file that was undone has no form, until it is put back.
  const opened = failed && failed !== silence.failed ? undefined : known;
  const isChanged = opened !== undefined && !isSame(opened.words, opened.base);

  const change = (next: Partial<Opened>): void => setOpened((now) => now && { ...now, ...next });
  const begin = (base: OpenFile, words: Words, status = "", theirs?: OpenFile): void => {
    setOpened((last) => ({ base, words, theirs, problems: [], version: (last?.version ?? 0) + 1 }));
    say(status);
  };

  const show = (now: OpenFile | Failed): void => {
    setFailed("failed" in now ? now.failed : "");
    if ("failed" in now) return;
    const draft = readDraft(file);
    const isDraft = draft && !isSame(draft.words, now);
    if (draft && !isDraft) dropDraft(file);
    if (known && (isDraft || known.base.digest === now.digest))
      // Who is at work hears of another version when they save.
      setOpened((last) => last && { ...last, base: { ...last.base, choices: now.choices } });
    else if (isDraft) {
      const both = together(draft.base, draft.words, now);
      const back = "The words that you had not saved are back.";
      if (both) begin(now, both, back);
      else begin({ ...now, ...draft.base }, draft.words, back, now);
    } else begin(now, wordsOf(now));
  };
  useAnswers(show, "open", { file });

  useEffect(() => {
    if (!opened) return;
    if (isChanged) keepDraft(file, { words: opened.words, base: wordsOf(opened.base) });
    else if (isOwnDraft(file)) dropDraft(file);
  }, [file, opened, isChanged]);

  const send = async (base = opened?.base, words = opened?.words): Promise<void> => {
    if (!base || !words || opened?.theirs || isSame(words, base)) return;
    say("Saving…");
    const answer = await ask("save", { file, digest: base.digest, ...words });
    if ("saved" in answer) {
      const { saved } = answer;
      setOpened((now) => {
        // What was typed meanwhile stays.
        const isSent = now?.words === opened?.words || now?.words === words;
        return now && { ...now, base: saved, words: isSent ? wordsOf(saved) : now.words, problems: [] };
      });
      say("Saved");
      tellChanged();
    } else if ("conflict" in answer) {
      const both = together(base, words, answer.conflict);
      if (!both) {
        change({ theirs: answer.conflict });
        return say("Not saved: somebody else has changed the same words.");
      }
      begin(answer.conflict, both, "Saving…");
      return send(answer.conflict, both);
    } else {
      const { failed, problems = [] } = answer;
      const shown = problems.map((one) => ({
        ...one,
        path: one.file === file ? shownPath(base.schema, one.path) : [],
      }));
      change({ problems: shown });
      const mistakes = problems.length === 1 ? "there is a mistake" : `there are ${problems.length} mistakes`;
      say(problems.length > 0 ? `Not saved: ${mistakes}.` : failed);
    }
  };
  const noRoom = "The browser has no room left to keep these words. Save them before you close the form.";
  const status = failed || (isFull && isChanged ? noRoom : said);
  return { opened, failed, status, say, isChanged, begin, setWords: (words: Words) => change({ words }), send };
}

import { useEffect, useEffectEvent, useState } from "react";
import { onContentEvent, tellSaved } from "./content-events";
import { dropDraft, isOwnDraft, keepDraft, readDraft } from "./drafts";
import { shownPath } from "./fields";
import type { Choices, FieldProblem, OpenFile } from "../protocol";
import { askChoices, askFile, save, silence, type Failed } from "./requests";
import { inPlaceOf, isSame, together, wordsOf, type Words } from "./words";

/** An open file: what is on the disk, what the editor makes of it, and what came of saving it. */
export function useEdit(file: string) {
  /** The version on the disk that the words are a change of. */
  const [base, setBase] = useState<OpenFile>();
  const [words, setWords] = useState<Words>({ fields: {} });
  /** Another version that came to be on the disk meanwhile. */
  const [theirs, setTheirs] = useState<OpenFile>();
  /** Words of a file that can no longer be opened. */
  const [stray, setStray] = useState<Words>();
  const [choices, setChoices] = useState<Choices>();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [status, say] = useState("");
  /** Counts the versions that do not come from the form. It begins anew with each. */
  const [version, setVersion] = useState(0);
  const isChanged = base !== undefined && !isSame(words, base);

  const begin = (disk: OpenFile, start: Words, said: string): void => {
    setBase(disk);
    setWords(wordsOf(start));
    setTheirs(undefined);
    setProblems([]);
    setVersion((last) => last + 1);
    say(said);
  };

  const show = useEffectEvent((disk: OpenFile | Failed, known: Choices | Failed): void => {
    if (!("failed" in known)) setChoices(known);
    const draft = readDraft(file);
    if ("failed" in disk) {
      setStray(draft?.words);
      // A file that was undone has no form, until it is put back.
      if (!draft && disk.failed !== silence.failed) setBase(undefined);
      return say(disk.failed);
    }
    say((last) => (last === silence.failed ? "" : last));
    if (draft && !isSame(draft.words, disk)) {
      // Who is at work hears of another version when they save.
      if (base) return;
      const isLate = !isSame(draft.base, disk);
      const both = isLate ? together(draft.base, draft.words, disk) : draft.words;
      begin(
        both ? disk : { ...disk, ...draft.base },
        both ?? draft.words,
        "The words that you had not saved are back.",
      );
      if (!both) setTheirs(disk);
    } else {
      if (draft) dropDraft(file);
      if (disk.digest !== base?.digest) begin(disk, disk, "");
    }
  });
  useEffect(() => {
    const reload = (): void => void Promise.all([askFile(file), askChoices(file)]).then((both) => show(...both));
    reload();
    return onContentEvent(reload);
  }, [file]);

  useEffect(() => {
    if (isChanged) keepDraft(file, { words, base: { ...wordsOf(base), digest: base.digest } });
    else if (base && isOwnDraft(file)) dropDraft(file);
  }, [file, words, base, isChanged]);

  const placed = (schema: OpenFile["schema"], problem: FieldProblem): FieldProblem =>
    problem.file === file ? { ...problem, path: shownPath(schema, problem.path) } : problem;

  const send = async (disk = base, mine = words): Promise<void> => {
    if (!disk || theirs || isSame(mine, disk)) return;
    say("Saving…");
    const answer = await save(file, disk.digest, { ...mine, body: inPlaceOf(disk.body, mine.body) });
    if ("saved" in answer) {
      // What was typed meanwhile stays.
      setBase(answer.saved);
      setWords((now) => (now === words || now === mine ? wordsOf(answer.saved) : now));
      setProblems([]);
      say("Saved");
      tellSaved();
    } else if ("conflict" in answer) {
      const both = together(disk, mine, answer.conflict);
      if (both) {
        begin(answer.conflict, both, "Saving…");
        return send(answer.conflict, both);
      }
      setTheirs(answer.conflict);
      say("Not saved: somebody else has changed the same words.");
    } else if ("refused" in answer) {
      const { length } = answer.refused;
      setProblems(answer.refused.map((problem) => placed(disk.schema, problem)));
      say(`Not saved: ${length === 1 ? "there is a mistake" : `there are ${length} mistakes`}.`);
    } else say(answer.failed);
  };
  return { base, words, setWords, theirs, stray, choices, problems, status, say, version, isChanged, begin, send };
}

import { useEffect, useEffectEvent, useState } from "react";
import { contentEvents } from "../content-events";
import { dropDraft, inPlaceOf, keepDraft, readDraft, wordsOf, type Words } from "./drafts";
import { differences, shownPath } from "./fields";
import type { Choices, FieldProblem, OpenFile } from "./protocol";
import { askChoices, askFile, save, type Failed } from "./requests";

/** An open file: what is on the disk, what the editor makes of it, and what came of saving it. */
export function useEdit(file: string) {
  /** The version on the disk that the words are a change of. */
  const [base, setBase] = useState<OpenFile>();
  const [words, setWords] = useState<Words>({ fields: {} });
  /** Another version that came to be on the disk meanwhile. */
  const [theirs, setTheirs] = useState<OpenFile>();
  const [choices, setChoices] = useState<Choices>();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [status, say] = useState("");
  /** Counts the versions that do not come from the form. It begins anew with each. */
  const [version, setVersion] = useState(0);
  const isChanged = base !== undefined && differences(words, wordsOf(base)).length > 0;

  const begin = (disk: OpenFile, start: Words, said: string): void => {
    setBase(disk);
    setWords(wordsOf(start));
    setTheirs(undefined);
    setProblems([]);
    setVersion((last) => last + 1);
    say(said);
  };

  const show = useEffectEvent((disk: OpenFile | Failed, known: Choices | Failed): void => {
    if ("failed" in disk) return say(disk.failed);
    if (!("failed" in known)) setChoices(known);
    const draft = readDraft(file);
    if (!draft && disk.digest !== base?.digest) begin(disk, disk, "");
    if (!draft || base) return;
    const isSame = draft.base.digest === disk.digest;
    begin(isSame ? disk : { ...disk, ...draft.base }, draft.words, "The words that you had not saved are back.");
    if (!isSame) setTheirs(disk);
  });
  useEffect(() => {
    const reload = (): void => void Promise.all([askFile(file), askChoices(file)]).then((both) => show(...both));
    reload();
    contentEvents.addEventListener("message", reload);
    return () => contentEvents.removeEventListener("message", reload);
  }, [file]);

  useEffect(() => {
    if (isChanged) keepDraft(file, { words, base: { ...wordsOf(base), digest: base.digest } });
    else if (base) dropDraft(file);
  }, [file, words, base, isChanged]);

  const placed = (schema: OpenFile["schema"], problem: FieldProblem): FieldProblem =>
    problem.file === file ? { ...problem, path: shownPath(schema, problem.path) } : problem;

  const send = async (): Promise<void> => {
    if (!base || theirs || !isChanged) return;
    say("Saving…");
    const answer = await save(file, base.digest, { ...words, body: inPlaceOf(base.body, words.body) });
    if ("saved" in answer) {
      // What was typed meanwhile stays.
      setBase(answer.saved);
      setWords((now) => (now === words ? wordsOf(answer.saved) : now));
      setProblems([]);
      say("Saved");
    } else if ("conflict" in answer) {
      setTheirs(answer.conflict);
      say("Not saved: somebody else has changed this file.");
    } else if ("refused" in answer) {
      const { length } = answer.refused;
      setProblems(answer.refused.map((problem) => placed(base.schema, problem)));
      say(`Not saved: ${length === 1 ? "there is a mistake" : `there are ${length} mistakes`}.`);
    } else say(answer.failed);
  };
  return { base, words, setWords, theirs, choices, problems, status, say, version, isChanged, begin, send };
}

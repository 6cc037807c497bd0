import { useContext } from "react";
import { AddContext } from "./add-context";
import type { Part } from "../protocol";
import { copySection } from "./requests";

interface Props {
  readonly part: Part;
  /** The folder of the page that is shown. */
  readonly page: string;
  readonly draft: boolean;
  readonly setDraft: (draft: boolean) => void;
  readonly open: (file: string) => void;
  readonly say: (words: string) => void;
}

/** What can be done with a section or a page as a whole. */
export function Tools({ part, page, draft, setDraft, open, say }: Props) {
  const add = useContext(AddContext);
  const isSection = part.kind === "section";
  const duplicate = async (): Promise<void> => {
    const answer = await copySection(page, part.file);
    if ("added" in answer) open(answer.added.file);
    else say("failed" in answer ? answer.failed : (answer.refused[0]?.message ?? ""));
  };
  const where = isSection ? "the page" : "the site";
  return (
    <div className="tools">
      {isSection && (
        <>
          <button type="button" onClick={() => add({ what: "section", after: part.file.replace(/^.*\/|\.md$/g, "") })}>
            Add a section below
          </button>
          <button type="button" onClick={() => void duplicate()}>
            Duplicate
          </button>
        </>
      )}
      <button type="button" onClick={() => setDraft(!draft)}>
        {draft ? `Put on ${where}` : `Take off ${where}`}
      </button>
    </div>
  );
}

import { useState } from "react";
import type { ChangedFile } from "../server/git/preview";
import { ask, tellChanged, useAnswer, type Answer } from "./ask";
import { useDrafts } from "./drafts";
import { Mistakes } from "./mistakes";
import { Sheet, useFocus } from "./sheet";
import { nameOf } from "./values";

const busy = "Publishing… This can take a minute.";

/** What has changed, page by page, and one sentence about it: that becomes a proposal. */
export function Publish() {
  const preview = useAnswer("preview");
  const { files, problems, seen } = preview.answer ?? { files: [], problems: [], seen: "" };
  const [sentence, setSentence] = useState("");
  const [refusal, setRefusal] = useState("");
  const [status, say] = useState("");
  const [published, setPublished] = useState<Answer<"publish">>();
  const drafts = useDrafts();
  const failed = preview.failed || refusal;

  const send = async (): Promise<void> => {
    setRefusal("");
    say(busy);
    const sent = await ask("publish", { sentence, seen });
    say("failed" in sent ? "Not published." : "Published as a proposal.");
    if ("failed" in sent) return setRefusal(sent.failed);
    setPublished(sent);
    tellChanged();
  };
  const pages = Object.groupBy(files, (file) => file.pages.join(", ") || "On no page yet, or no longer");
  const about = <p>Your changes become a proposal. Visitors do not see them before it is accepted.</p>;
  const cannot = status === busy || files.length === 0 || problems.length > 0;
  const actions = !published && (
    <button form="publish" className="main" disabled={cannot}>
      Publish
    </button>
  );
  return (
    <Sheet label="Publish" title="Publish" {...{ about, status, actions }}>
      {published ? (
        <Next published={published} />
      ) : (
        <form id="publish" onSubmit={(event) => (event.preventDefault(), void send())}>
          {failed && (
            <p role="alert" className="mistake version">
              {failed}
            </p>
          )}
          <Mistakes all={problems} />
          {drafts.length > 0 && <p>Not part of it, because not saved yet: {drafts.map(nameOf).join(", ")}</p>}
          {Object.entries(pages).map(([shownOn, changed = []]) => (
            <section key={shownOn}>
              <h3>{shownOn}</h3>
              {changed.map((file) => (
                <Passages key={file.file} file={file} />
              ))}
            </section>
          ))}
          <div className="field">
            <label htmlFor="sentence">What have you changed, in one sentence?</label>
            <input
              id="sentence"
              required
              maxLength={100}
              // A space is no sentence.
              pattern=".*\S.*"
              value={sentence}
              onChange={({ target }) => setSentence(target.value)}
            />
            <p className="notes">Colleagues read it above your proposal. Example: New opening hours from May</p>
          </div>
        </form>
      )}
    </Sheet>
  );
}

/** The lines of one file that changed, before and after. */
const Passages = ({ file: { title, state, passages } }: { readonly file: ChangedFile }) => (
  <div className="change">
    <p>
      {title} <small>{state}</small>
    </p>
    {passages.map(({ before, after }, at) => (
      <p key={at}>
        {before && <small>Before</small>}
        {before && <del className="version">{before}</del>}
        {after && <small>Now</small>}
        {after && <ins className="version">{after}</ins>}
      </p>
    ))}
  </div>
);

/** What is to be done on the page of the proposal, in the words of the server that shows it. */
function Next({ published: { link, name, isNew } }: { readonly published: Answer<"publish"> }) {
  const request = link?.includes("merge_requests") ? "merge request" : "pull request";
  const open = link && (
    <a href={link} target="_blank" rel="noreferrer">
      Open the proposal
    </a>
  );
  const steps = [
    open ?? `Ask whoever looks after the site to open the proposal “${name}”.`,
    ...(isNew ? [`Press “Create ${request}”. That is what the server calls a proposal that can be accepted.`] : []),
    "When its checks are green, press “Merge”: that accepts it, and a few minutes later visitors see it.",
    "Come back here, and press “Get the latest” at the foot of the page.",
    "Until then you can go on writing: “Publish…” adds to the same proposal.",
  ];
  return (
    <ol ref={useFocus<HTMLOListElement>()} className="next">
      {steps.map((step, at) => (
        <li key={at}>{step}</li>
      ))}
    </ol>
  );
}

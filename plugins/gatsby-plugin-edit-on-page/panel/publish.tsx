import { useEffect, useRef, useState } from "react";
import { onContentEvent } from "./content-events";
import { useDrafts } from "./drafts";
import type { ChangedFile, Preview, Published } from "../protocol";
import { askPreview, publish } from "./requests";

const busy = "Publishing… This can take a minute.";

interface Props {
  readonly open: (file: string | undefined) => void;
  readonly changed: () => void;
}

/** What has changed, page by page, and one sentence about it: that becomes a proposal. */
export function Publish({ open, changed }: Props) {
  const [{ files, problems }, setPreview] = useState<Preview>({ files: [], problems: [] });
  const [sentence, setSentence] = useState("");
  const [failed, setFailed] = useState("");
  const [status, say] = useState("");
  const [published, setPublished] = useState<Published>();
  const drafts = useDrafts();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const look = async (): Promise<void> => {
      const answer = await askPreview();
      if ("failed" in answer) setFailed(answer.failed);
      else setPreview(answer);
    };
    panel.current?.focus();
    void look();
    return onContentEvent(() => void look());
  }, []);

  const send = async (): Promise<void> => {
    setFailed("");
    say(busy);
    const answer = await publish(sentence, files);
    if ("failed" in answer) {
      setFailed(answer.failed);
      return say("Not published.");
    }
    setPublished(answer);
    say("Published as a proposal.");
    panel.current?.focus();
    changed();
  };
  const groups = Object.entries(
    Object.groupBy(files, ({ pages }) => pages.join(", ") || "On no page yet, or no longer"),
  );
  return (
    <aside ref={panel} tabIndex={-1} aria-label="Publish" className="panel">
      <header>
        <h2>Publish</h2>
        <button type="button" className="tool" aria-label="Close" onClick={() => open(undefined)}>
          ×
        </button>
        <p>Your changes become a proposal. Visitors do not see them before it is accepted.</p>
      </header>
      {published ? (
        <Next published={published} />
      ) : (
        <form id="publish" onSubmit={(event) => (event.preventDefault(), void send())}>
          {failed && (
            <p role="alert" className="mistake version">
              {failed}
            </p>
          )}
          {problems.map(({ file, message }) => (
            <p key={file + message} className="mistake">
              {message}{" "}
              <button type="button" onClick={() => open(file)}>
                Open {file}
              </button>
            </p>
          ))}
          {drafts.files.length > 0 && <p>Not part of it, because not saved yet: {drafts.files.join(", ")}</p>}
          {groups.map(([pages, changedFiles = []]) => (
            <section key={pages}>
              <h3>{pages}</h3>
              {changedFiles.map((file) => (
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
              value={sentence}
              onChange={({ target }) => setSentence(target.value)}
            />
            <p className="notes">Colleagues read it above your proposal. Example: New opening hours from May</p>
          </div>
        </form>
      )}
      <footer>
        <p role="status">{status}</p>
        {!published && (
          <button
            form="publish"
            className="main"
            disabled={status === busy || files.length === 0 || problems.length > 0}
          >
            Publish
          </button>
        )}
      </footer>
    </aside>
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
function Next({ published: { link, name, isNew } }: { readonly published: Published }) {
  const request = link?.includes("merge_requests") ? "merge request" : "pull request";
  return (
    <ol className="next">
      <li>
        {link === undefined && `Ask whoever looks after the site to open the proposal “${name}”.`}
        {link && (
          <a href={link} target="_blank" rel="noreferrer">
            Open the proposal
          </a>
        )}
      </li>
      {isNew && <li>Press “Create {request}”. That is what the server calls a proposal that can be accepted.</li>}
      <li>When its checks are green, press “Merge”: that accepts it, and a few minutes later visitors see it.</li>
      <li>Come back here, and press “Get the latest” at the foot of the page.</li>
      <li>Until then you can go on writing: “Publish…” adds to the same proposal.</li>
    </ol>
  );
}

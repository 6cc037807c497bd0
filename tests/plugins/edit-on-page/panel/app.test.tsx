/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { dropDraft, readDraft } from "../../../../plugins/gatsby-plugin-edit-on-page/panel/drafts";

const file = "content/pages/about/story.md";
const text = { type: "string" };
const schema = { type: "object", properties: { heading: text, note: text }, required: ["heading"] };
const choices = { links: [], photos: [], forms: [], sections: [], icons: {}, kinds: {} };
const disk = (fields: object, digest = JSON.stringify(fields)) => ({
  ...{ file, digest, schema, fields, choices, pages: ["/about"] },
});
const [ours, mine] = [{ heading: "Ours" }, { heading: "Mine" }];
const gone = { failed: `There is no content file ${file}.` };

/** What the server answers, by the last word of the address; without any of it, nothing answers. */
let answers: Record<string, unknown>;
let posted: unknown;
const events = new EventTarget();

beforeEach(() => {
  answers = {
    page: [{ file, title: "Our story", kind: "section", pages: ["/about"] }],
    changes: [],
    open: disk(ours),
  };
  Object.assign(globalThis, {
    EventSource: function EventSource() {
      return events;
    },
    ResizeObserver: class {
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
    fetch: (address: string, { body }: { body: string }) => {
      posted = JSON.parse(body);
      const answer = answers[/\/___edit\/(\w+)/.exec(address)?.[1] ?? ""];
      return answer === undefined ? Promise.reject(new Error("offline")) : Promise.resolve({ json: () => answer });
    },
  });
  // jsdom has neither of these.
  Object.assign(globalThis, { CSS: { escape: (name: string) => name } });
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  document.adoptedStyleSheets = [];
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  dropDraft(file);
  sessionStorage.clear();
});

/** Does something, and lets the answers to it arrive. */
const after = (run: () => unknown): Promise<void> => act(() => Promise.resolve(void run()));

/** The panel with the file open, as after a reload of the page. */
async function reload(): Promise<void> {
  sessionStorage.setItem("edit", file);
  const { App } = await import("../../../../plugins/gatsby-plugin-edit-on-page/panel/app");
  await after(() => render(<App />));
}
const keep = (fields: object, base: object): void =>
  localStorage.setItem(`edit ${file}`, JSON.stringify({ words: { fields }, base: disk(base) }));
const heading = (): HTMLElement => screen.getByLabelText(/^Heading/);
const status = (): HTMLElement => within(screen.getByRole("complementary")).getByRole("status");

test("a save whose answer never came leaves nothing to choose", async () => {
  keep(mine, ours);
  answers.open = disk(mine);
  await reload();
  expect(heading()).toHaveValue("Mine");
  expect(readDraft(file)).toBeUndefined();
});

test("words beside another version are put together with it, and only the same words are a choice, which is then saved", async () => {
  keep({ heading: "Mine", note: "As before" }, { heading: "Ours", note: "As before" });
  answers.open = disk({ heading: "Theirs", note: "Longer" }, "2");
  await reload();
  expect(screen.getAllByRole("radio")).toHaveLength(2);
  fireEvent.click(screen.getByRole("radio", { name: "Yours Mine" }));
  fireEvent.click(screen.getByRole("button", { name: "Go on with these" }));
  await after(() => fireEvent.click(screen.getByRole("button", { name: "Save" })));
  expect(posted).toEqual({ file, digest: "2", fields: { heading: "Mine", note: "Longer" } });
});

test("words of a file that is no longer there can be read and thrown away", async () => {
  keep(mine, ours);
  answers.open = gone;
  await reload();
  expect(screen.getByText(/Mine/)).toBeVisible();
  expect(status()).toHaveTextContent(gone.failed);
  globalThis.confirm = () => true;
  fireEvent.click(screen.getByRole("button", { name: "Discard" }));
  expect(readDraft(file)).toBeUndefined();
});

test("a save after somebody else's is put together with it, and asks where both changed the same words", async () => {
  answers.open = disk({ heading: "Ours", note: "As before" });
  await reload();
  fireEvent.change(heading(), { target: { value: "Mine" } });
  answers.save = { conflict: disk({ heading: "Theirs", note: "Longer" }) };
  await after(() => fireEvent.click(screen.getByRole("button", { name: "Save" })));
  expect(status()).toHaveTextContent("the same words");
  fireEvent.click(screen.getByRole("radio", { name: "Theirs Theirs" }));
  fireEvent.click(screen.getByRole("button", { name: "Go on with these" }));
  expect(heading()).toHaveValue("Theirs");
  expect(screen.getByLabelText(/^Note/)).toHaveValue("Longer");
});

test.each([
  ["a refusal", { failed: "Only a page of this site can ask this." }, /Only a page/],
  ["silence", undefined, /does not answer/],
])("%s is told, and not as a site without changes", async (_what, answer, said) => {
  await reload();
  expect(screen.getByText(/Everything is as/)).toBeInTheDocument();
  answers.changes = answer;
  await after(() => events.dispatchEvent(new Event("error")));
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.queryByText(/Everything is as/)).toBeNull();
});

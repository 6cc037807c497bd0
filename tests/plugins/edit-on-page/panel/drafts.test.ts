/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import {
  dropDraft,
  keepDraft,
  readDraft,
  useDrafts,
} from "../../../../plugins/gatsby-plugin-edit-on-page/panel/drafts";

const file = "content/pages/about/story.md";
const draft = { words: { fields: { heading: "Mine" } }, base: { fields: { heading: "Ours" }, digest: "1" } };
const full = (): never => {
  throw new DOMException("No room", "QuotaExceededError");
};

afterEach(() => {
  jest.restoreAllMocks();
  dropDraft(file);
});

test("words that the browser's store has no room for stay in their tab, and it is told", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(full);
  const { result } = renderHook(useDrafts);
  act(() => keepDraft(file, draft));
  expect(readDraft(file)).toEqual(draft);
  expect(result.current).toEqual({ files: [file], areStored: false });
});

test("what else lies in the store is no draft", () => {
  localStorage.setItem(`edit ${file}`, "{");
  expect(readDraft(file)).toBeUndefined();
  localStorage.setItem(`edit ${file}`, '{"words":"none"}');
  expect(readDraft(file)).toBeUndefined();
});

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
const leave = (): boolean => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

afterEach(() => {
  jest.restoreAllMocks();
  dropDraft(file);
});

test("unsaved words are there in the next tab, which lists their file", () => {
  keepDraft(file, draft);
  jest.isolateModules(() => {
    const next = jest.requireActual<typeof import("../../../../plugins/gatsby-plugin-edit-on-page/panel/drafts")>(
      "../../../../plugins/gatsby-plugin-edit-on-page/panel/drafts",
    );
    expect(next.readDraft(file)).toEqual(draft);
  });
  expect(renderHook(useDrafts).result.current).toEqual({ files: [file], areStored: true });
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

test("the browser asks before it leaves unsaved words", () => {
  expect(leave()).toBe(false);
  keepDraft(file, draft);
  expect(leave()).toBe(true);
  dropDraft(file);
  expect(leave()).toBe(false);
});

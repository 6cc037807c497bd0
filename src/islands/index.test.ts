/** @jest-environment jsdom */
const react = jest.fn();
jest.mock("./island", () => ({
  // React takes the form over, and sends by itself.
  hydrate: (element: Element) => {
    // Finds the words as it wrote them.
    expect(element.textContent).toBe("Send");
    element.addEventListener("submit", (event) => {
      event.preventDefault();
      react();
    });
  },
}));

/** The form is sent by the browser itself, as far as jsdom can. */
const browser = jest.fn();
addEventListener("submit", (event) => {
  if (!event.defaultPrevented) browser();
  event.preventDefault();
});

/** Loads the script on a page with a form, whose words come when each of these promises says. */
function load(...words: Promise<unknown>[]) {
  document.body.innerHTML = `<div data-island="/words.json"><form><input><button type="submit" data-sending="Sending…">Send</button></form></div>`;
  const fetched = jest.fn(() => words.shift()?.then((data) => ({ json: () => data })));
  Object.assign(globalThis, { fetch: fetched });
  jest.resetModules();
  jest.requireActual(".");
  return fetched;
}

const touch = (event: string) => document.querySelector("input")?.dispatchEvent(new Event(event, { bubbles: true }));
const submit = () => document.querySelector("button")?.click();
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const never = new Promise<never>(() => undefined);

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

test.each(["focusin", "pointerdown"])("%s hydrates a form, and only the first time", async (event) => {
  const fetched = load(Promise.resolve());
  expect(fetched).not.toHaveBeenCalled();
  touch(event);
  touch("focusin");
  await pass(0);
  touch(event);
  expect(fetched.mock.calls).toEqual([["/words.json"]]);
  submit();
  expect(react).toHaveBeenCalledTimes(1);
});

test("what is sent before it is hydrated waits for that, shows it at once, and is sent once", async () => {
  let come: (words: unknown) => void = () => undefined;
  load(new Promise((resolve) => (come = resolve)));
  submit();
  expect(document.querySelector("button[aria-disabled=true]")).toHaveTextContent("Sending…");
  submit();
  await pass(2900);
  expect(browser).not.toHaveBeenCalled();
  come({});
  await pass(0);
  expect(react).toHaveBeenCalledTimes(1);
  await pass(3000);
  expect(browser).not.toHaveBeenCalled();
});

test("after three seconds the browser sends, once, even if the form is hydrated later", async () => {
  let come: (words: unknown) => void = () => undefined;
  load(new Promise((resolve) => (come = resolve)));
  submit();
  await pass(3000);
  expect(browser).toHaveBeenCalledTimes(1);
  expect(document.querySelector("button[aria-disabled=false]")).toHaveTextContent("Send");
  come({});
  await pass(3000);
  expect(browser).toHaveBeenCalledTimes(1);
  expect(react).not.toHaveBeenCalled();
  // The page is still there where an email app took what was sent.
  submit();
  expect(react).toHaveBeenCalledTimes(1);
});

test("what cannot be fetched is asked for again at the next touch, and the browser sends meanwhile", async () => {
  const fetched = load(Promise.reject(new Error("offline")), Promise.reject(new Error("offline")), never);
  touch("focusin");
  await pass(0);
  submit();
  await pass(0);
  expect(browser).toHaveBeenCalledTimes(1);
  touch("focusin");
  expect(fetched).toHaveBeenCalledTimes(3);
});

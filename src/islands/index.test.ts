/** @jest-environment jsdom */
const react = jest.fn();
jest.mock("./island", () => ({
  // The hydrated form handles submissions itself.
  hydrate: (element: Element) => {
    // React expects the text that it rendered.
    expect(element.textContent).toBe("Send");
    element.addEventListener("submit", (event) => {
      event.preventDefault();
      react();
    });
  },
}));

/** Called when the browser itself submits the form. */
const browser = jest.fn();
addEventListener("submit", (event) => {
  if (!event.defaultPrevented) browser();
  event.preventDefault();
});

/** Loads the script on a page with a form; each request for its props returns the next of these promises. Returns the mock of `fetch`. */
function load(...props: Promise<unknown>[]) {
  document.body.innerHTML = `<div data-island="/props.json"><form><input><button type="submit" data-sending="Sending…">Send</button><button type="button"></button></form></div>`;
  const fetched = jest.fn(() => props.shift()?.then((data) => ({ json: () => data })));
  Object.assign(globalThis, { fetch: fetched });
  jest.resetModules();
  jest.requireActual(".");
  return fetched;
}

const interact = (event: string) => document.querySelector("input")?.dispatchEvent(new Event(event, { bubbles: true }));
const submit = () => document.querySelector("button")?.click();
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const never = new Promise<never>(() => undefined);

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

test.each(["focusin", "pointerdown"])("%s hydrates a form once", async (event) => {
  const fetched = load(Promise.resolve());
  expect(fetched).not.toHaveBeenCalled();
  interact(event);
  interact("focusin");
  await pass(0);
  interact(event);
  expect(fetched.mock.calls).toEqual([["/props.json"]]);
  submit();
  expect(react).toHaveBeenCalledTimes(1);
});

test("a click before hydration is repeated once", async () => {
  load(Promise.resolve());
  const button = document.querySelector<HTMLElement>("button[type=button]");
  const clicked = jest.fn();
  button?.addEventListener("click", clicked);
  button?.click();
  await pass(0);
  expect(clicked).toHaveBeenCalledTimes(2);
  button?.click();
  expect(clicked).toHaveBeenCalledTimes(3);
});

test("a submission before hydration shows that it waits, and is then sent once", async () => {
  let arrive: (props: unknown) => void = () => undefined;
  load(new Promise((resolve) => (arrive = resolve)));
  submit();
  expect(document.querySelector("button[aria-disabled=true]")).toHaveTextContent("Sending…");
  submit();
  await pass(2900);
  expect(browser).not.toHaveBeenCalled();
  arrive({});
  await pass(0);
  expect(react).toHaveBeenCalledTimes(1);
  await pass(3000);
  expect(browser).not.toHaveBeenCalled();
});

test("the browser sends once after three seconds, even if hydration follows", async () => {
  let arrive: (props: unknown) => void = () => undefined;
  load(new Promise((resolve) => (arrive = resolve)));
  submit();
  await pass(3000);
  expect(browser).toHaveBeenCalledTimes(1);
  expect(document.querySelector("button[aria-disabled=false]")).toHaveTextContent("Send");
  arrive({});
  await pass(3000);
  expect(browser).toHaveBeenCalledTimes(1);
  expect(react).not.toHaveBeenCalled();
  // An email app leaves the page open.
  submit();
  expect(react).toHaveBeenCalledTimes(1);
});

test("a failed request is repeated at the next interaction, and the browser sends meanwhile", async () => {
  const fetched = load(Promise.reject(new Error("offline")), Promise.reject(new Error("offline")), never);
  interact("focusin");
  await pass(0);
  submit();
  await pass(0);
  // Browsers ignore a submission during the event of another, to which the failure may belong.
  expect(browser).not.toHaveBeenCalled();
  await pass(3000);
  expect(browser).toHaveBeenCalledTimes(1);
  interact("focusin");
  expect(fetched).toHaveBeenCalledTimes(3);
});

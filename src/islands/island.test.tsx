/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { renderToString } from "react-dom/server";
import { company, form as words } from "../../tests/jest/examples";
import { Form } from "../forms/form";
import { hydrate } from "./island";

const props = { id: "contact", form: words, company };
// jsdom does not have it.
const report = jest.fn();
Object.assign(globalThis, { reportError: report });
// React logs that it renders the form again.
addEventListener("error", (event) => event.preventDefault());
/** The form's counter calls it. */
const format = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, "format") ?? {};
let island: HTMLElement;

beforeEach(() => {
  report.mockClear();
  document.body.innerHTML = `<div>${renderToString(<Form {...props} />)}</div>`;
  island = document.body.firstElementChild as HTMLElement;
  field("email").value = "zoe@example.org";
  const choice = island.querySelector<HTMLInputElement>('[value="50+"]');
  if (choice) choice.checked = true;
  field("message").value = "Two flats";
});
afterEach(() => {
  expect(field("email").value).toBe("zoe@example.org");
  expect(field("message").value).toMatch(/^(Two flats|a+)$/);
  expect(island.querySelector("input:checked")).toHaveProperty("value", "50+");
  Object.defineProperty(Intl.NumberFormat.prototype, "format", format);
});

const field = (name: string) => island.querySelector(`[name="${name}"]`) as HTMLTextAreaElement;
const isHydrated = () => island.querySelector("form")?.noValidate;

test("an element that a password manager has inserted leaves the answers, the focus and the caret", () => {
  field("message").focus();
  field("message").setSelectionRange(3, 3);
  field("email").after(document.createElement("password-manager"));
  hydrate(island, props);
  expect(isHydrated()).toBe(true);
  expect(document.activeElement).toBe(field("message"));
  expect(field("message").selectionStart).toBe(3);
});

test("a form whose fields an extension has wrapped is the browser's, with its answers, after several errors", async () => {
  hydrate(island, props);
  for (const control of island.querySelectorAll("form > div > input, textarea")) {
    const wrapper = document.createElement("div");
    control.replaceWith(wrapper);
    wrapper.append(control);
  }
  // The name is missing.
  field("message").value = "a".repeat(2001);
  island.querySelector<HTMLElement>("[type=submit]")?.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(report.mock.calls.length).toBeGreaterThan(1);
  expect(isHydrated()).toBe(false);
});

test.each(["while it hydrates", "later"])("a form that fails %s is the browser's, with its answers", async (when) => {
  const spoil = () =>
    Object.defineProperty(Intl.NumberFormat.prototype, "format", {
      ...format,
      get: () => {
        throw new Error("spoilt");
      },
    });
  if (when === "while it hydrates") spoil();
  hydrate(island, props);
  if (when === "later") {
    expect(isHydrated()).toBe(true);
    spoil();
    field("message").value = "a".repeat(1500);
    field("message").dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(report).toHaveBeenCalled();
  expect(isHydrated()).toBe(false);
});

import { render, screen, within } from "@testing-library/react";
import { Steps } from "./steps";

const steps = {
  anchor: "process",
  heading: "The BRRR process",
  html: "<p>Four steps.</p>",
  course: "loop",
  items: [
    { heading: "Buy", text: "A sound house." },
    { heading: "Refurbish", text: "Structure first." },
    { heading: "Refinance", text: "A lender values it." },
    { heading: "Rent", text: "For the long term." },
  ],
} as const;

test.each(["loop", "line"] as const)("tells its steps in order, once, as a %s", (course) => {
  render(<Steps {...steps} course={course} />);
  expect(screen.getByRole("heading", { level: 2, name: "The BRRR process" })).toBeVisible();
  const items = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(items.map((item) => within(item).getByRole("heading", { level: 3 }).textContent)).toEqual([
    "Buy",
    "Refurbish",
    "Refinance",
    "Rent",
  ]);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test("numbers every stop of the loop and names it", () => {
  const { container } = render(<Steps {...steps} />);
  const drawn = [...container.querySelectorAll("svg text")].map((text) => text.textContent);
  expect(drawn).toEqual(["01", "Buy", "02", "Refurbish", "03", "Refinance", "04", "Rent"]);
});

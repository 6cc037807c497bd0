import { render, screen } from "@testing-library/react";
import { photo } from "../../../tests/jest/examples";
import { Checklist } from "./checklist";

const checklist = {
  anchor: "commitment",
  heading: "Our commitment",
  html: null,
  photo: null,
  items: [
    { heading: "No misuse", text: "The home is used as the lease says." },
    { heading: "Open communication", text: "You hear from us." },
  ],
  links: [],
};

test("lists every promise with what it means", () => {
  render(<Checklist {...checklist} />);
  expect(screen.getByRole("heading", { level: 2, name: "Our commitment" })).toBeVisible();
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByRole("heading", { level: 3, name: "No misuse" })).toBeVisible();
  expect(screen.getByText("You hear from us.")).toBeVisible();
});

test("shows its photo and leads on", () => {
  render(<Checklist {...checklist} photo={photo} links={[{ text: "Partnership enquiry", to: "#contact" }]} />);
  expect(screen.getByRole("img", { name: "A Victorian terrace" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Partnership enquiry" })).toHaveAttribute("href", "#contact");
});

test("draws two houses where it calls to action without a photo, for the eye alone", () => {
  const { container, rerender } = render(<Checklist {...checklist} links={[{ text: "Enquire", to: "#contact" }]} />);
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  rerender(<Checklist {...checklist} />);
  expect(container.querySelector("svg")).not.toBeInTheDocument();
});

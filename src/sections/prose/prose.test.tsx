import { render, screen } from "@testing-library/react";
import { Prose } from "./prose";

test("is a heading and the text under it, links included", () => {
  render(<Prose anchor="rights" heading="Your rights" html='<p>Ask <a href="/#contact">us</a>.</p>' />);
  expect(screen.getByRole("heading", { level: 2, name: "Your rights" })).toBeVisible();
  expect(screen.getByRole("link", { name: "us" })).toHaveAttribute("href", "/#contact");
});

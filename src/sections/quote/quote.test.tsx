import { render, screen } from "@testing-library/react";
import { Quote } from "./quote";

test("quotes, and says whom", () => {
  render(<Quote anchor="quote" quote="Live well, give back." source="Larch Row" />);
  expect(screen.getByRole("blockquote")).toHaveTextContent(/^Live well, give back\.$/);
  expect(screen.getByRole("figure")).toHaveTextContent("Larch Row");
});

test("is a quote without a source, too", () => {
  render(<Quote anchor="quote" quote="Live well, give back." source={null} />);
  expect(screen.getByRole("figure")).toHaveTextContent(/^Live well, give back\.$/);
});

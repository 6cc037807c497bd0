import { render, screen } from "@testing-library/react";
import { photo } from "../../../tests/jest/examples";
import { Story } from "./story";

const story = {
  anchor: "who-we-are",
  eyebrow: "Since 2024",
  heading: "Who we are",
  html: "<p>A young company.</p>",
  photo,
  side: "left",
  points: ["A survey before every purchase", "One person to ring"],
  links: [{ text: "About us", to: "/about" }],
} as const;

test("tells its story with points, a photo and a way on", () => {
  render(<Story {...story} />);
  expect(screen.getByRole("heading", { level: 2, name: "Who we are" })).toBeVisible();
  expect(screen.getByText("A young company.")).toBeVisible();
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByRole("link", { name: "About us" })).toHaveAttribute("href", "/about");
});

test("loads its photo only when a visitor comes near", () => {
  render(<Story {...story} />);
  expect(screen.getByRole("img", { name: "A Victorian terrace" })).toHaveAttribute("loading", "lazy");
});

test("shows no empty list where there are no points", () => {
  render(<Story {...story} points={[]} />);
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});

import { render, screen } from "@testing-library/react";
import { photo } from "../../../tests/jest/examples";
import { Hero } from "./hero";

const hero = {
  anchor: "home",
  eyebrow: "Est. 2024",
  heading: "Tired houses, made good",
  html: "<p>We buy homes that need work.</p>",
  photo,
  links: [
    { text: "Contact us", to: "#contact" },
    { text: "Our services", to: "/services" },
  ],
};

test("opens the page with its main heading, an opening text and where to go", () => {
  render(<Hero {...hero} />);
  expect(screen.getByRole("heading", { level: 1, name: "Tired houses, made good" })).toBeVisible();
  expect(screen.getByText("We buy homes that need work.")).toBeVisible();
  expect(screen.getByText("Est. 2024")).toBeVisible();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["#contact", "/services"]);
});

test("loads its photo at once and first of all", () => {
  render(<Hero {...hero} />);
  const image = screen.getByRole("img", { name: "A Victorian terrace" });
  expect(image).not.toHaveAttribute("loading", "lazy");
  expect(image).toHaveAttribute("fetchpriority", "high");
});

test("does without a photo, an eyebrow and links", () => {
  render(<Hero {...hero} photo={null} eyebrow={null} links={[]} />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
});

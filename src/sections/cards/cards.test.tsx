import { render, screen, within } from "@testing-library/react";
import { Cards } from "./cards";

const points = ["Survey first", "Planned room by room"];
const cards = {
  anchor: "services",
  heading: "Our services",
  html: null,
  items: [
    {
      heading: "BRRR strategy",
      text: "Buy, refurbish.",
      icon: "refresh",
      points,
      link: { text: "BRRR", to: "/services#brrr" },
    },
    { heading: "Development", text: "Convert, extend.", icon: null, points, link: null },
  ],
  banner: { heading: "Not sure?", text: "Tell us what you own.", links: [{ text: "Get in touch", to: "#contact" }] },
} as const;

test("shows each card with what it includes and where it leads", () => {
  render(<Cards {...cards} />);
  expect(screen.getByRole("heading", { level: 2, name: "Our services" })).toBeVisible();
  const inside = screen.getAllByRole("list").slice(1);
  expect(inside.map((list) => within(list).getAllByRole("listitem").length)).toEqual([2, 2]);
  expect(screen.getByRole("heading", { level: 3, name: "Development" })).toBeVisible();
  expect(screen.getByRole("link", { name: "BRRR" })).toHaveAttribute("href", "/services#brrr");
});

test("closes with a call to action, if there is one", () => {
  const { rerender } = render(<Cards {...cards} />);
  expect(screen.getByRole("heading", { level: 3, name: "Not sure?" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Get in touch" })).toHaveAttribute("href", "#contact");
  rerender(<Cards {...cards} banner={null} />);
  expect(screen.queryByRole("link", { name: "Get in touch" })).not.toBeInTheDocument();
});

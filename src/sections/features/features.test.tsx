import { render, screen, within } from "@testing-library/react";
import { Features } from "./features";

const features = {
  anchor: "why",
  heading: "Why choose us",
  html: null,
  look: "columns",
  items: [
    { heading: "Premium HMOs", text: "Shared houses done properly.", icon: "building", link: null },
    {
      heading: "Social impact",
      text: "Neglected houses in use again.",
      icon: null,
      link: { text: "How", to: "/about" },
    },
  ],
} as const;

test.each(["tiles", "columns", "list"] as const)("lists its points under its heading as %s", (look) => {
  render(<Features {...features} look={look} />);
  expect(screen.getByRole("heading", { level: 2, name: "Why choose us" })).toBeInTheDocument();
  const points = screen.getAllByRole("listitem");
  expect(points).toHaveLength(2);
  expect(points.map((point) => within(point).getByRole("heading", { level: 3 }).textContent)).toEqual([
    "Premium HMOs",
    "Social impact",
  ]);
  expect(screen.getByText("Shared houses done properly.")).toBeVisible();
});

test("leads on from a point that has a link, and keeps its drawings to the eye", () => {
  render(<Features {...features} />);
  expect(screen.getByRole("link", { name: "How" })).toHaveAttribute("href", "/about");
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

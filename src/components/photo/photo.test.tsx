/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Photo } from "./photo";

const gatsbyImageData: IGatsbyImageData = { layout: "fullWidth", width: 3, height: 2, images: {} };

test("screen readers announce a photo as a figure, unless it is decorative", () => {
  const { rerender } = render(<Photo photo={{ alt: "A terrace", gatsbyImageData }} />);
  expect(screen.getByRole("figure")).toContainElement(screen.getByRole("img", { name: "A terrace" }));
  rerender(<Photo photo={{ alt: "", gatsbyImageData }} />);
  expect(screen.queryByRole("figure")).not.toBeInTheDocument();
});

/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Photo } from "./photo";

const gatsbyImageData: IGatsbyImageData = { layout: "fullWidth", width: 3, height: 2, images: {} };

test("screen readers announce a photo as an image, without a figure around it, and not if it is decorative", () => {
  const { rerender, container } = render(<Photo photo={{ alt: "A terrace", gatsbyImageData }} />);
  expect(screen.getByRole("img", { name: "A terrace" })).toBeVisible();
  expect(screen.queryByRole("figure")).not.toBeInTheDocument();
  rerender(<Photo photo={{ alt: "", gatsbyImageData }} />);
  expect(container.firstChild).toHaveAttribute("aria-hidden", "true");
});

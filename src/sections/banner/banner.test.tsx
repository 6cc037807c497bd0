import { render, screen } from "@testing-library/react";
import { Banner } from "./banner";

test("calls to action with a heading, a text and links", () => {
  render(
    <Banner
      anchor="closing"
      heading="Talk to us"
      html="<p>No call centre.</p>"
      links={[
        { text: "Home", to: "/" },
        { text: "Get in touch", to: "/#contact" },
      ]}
    />,
  );
  expect(screen.getByRole("heading", { level: 2, name: "Talk to us" })).toBeVisible();
  expect(screen.getByText("No call centre.")).toBeVisible();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/", "/#contact"]);
});

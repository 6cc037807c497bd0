import { render, screen } from "@testing-library/react";
import { company as facts } from "../../../tests/jest/examples";
import { Footer } from "./footer";

const company: Queries.FooterFragment = {
  ...facts,
  name: "Larch Row",
  tagline: "Homes made good",
  email: "hello@example.com",
  url: "https://www.example.com",
  vatNumber: null,
  icoNumber: null,
  redressScheme: null,
  clientMoneyProtection: null,
  labels: {
    ...facts.labels,
    vatNumber: "VAT:",
    icoNumber: "ICO:",
    redressScheme: "Redress:",
    clientMoneyProtection: "Client money:",
  },
  footer: {
    heading: "Quick links",
    links: [{ text: "About", to: "/about" }],
    contact: "Contact",
    copyright: "© 2024 Larch Row",
    disclosure: "Registered in England and Wales",
    notice: "For information only",
  },
};

const registrations = /VAT|ICO|Redress|Client money/;

test("a registration that the company does not have is not spoken of", () => {
  render(<Footer company={company} path="/" />);
  expect(screen.getByRole("contentinfo")).not.toHaveTextContent(registrations);
});

test.each([
  ["vatNumber", "VAT: GB 123"],
  ["icoNumber", "ICO: ZA123"],
  ["redressScheme", "Redress: Example Redress, member 1"],
  ["clientMoneyProtection", "Client money: Example Scheme, member 2"],
])("%s stands at the foot once it is filled in", (field, line) => {
  render(<Footer company={{ ...company, [field]: line.slice(line.indexOf(":") + 2) }} path="/" />);
  expect(screen.getByText(line)).toBeVisible();
});

test("the page that a visitor is on is marked among the quick links", () => {
  render(<Footer company={company} path="/about" />);
  expect(screen.getByRole("link", { name: "About" })).toHaveAttribute("aria-current", "page");
});

/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { company } from "../../../tests/jest/examples";
import { Footer } from "./footer";

const registrations = /VAT|ICO|Redress|Client money|Certificate|Supervision/;

test("a registration that the company does not have is not spoken of", () => {
  render(<Footer company={company} path="/" />);
  expect(screen.getByRole("contentinfo")).not.toHaveTextContent(registrations);
});

test.each([
  ["vatNumber", "VAT: GB 123"],
  ["icoNumber", "ICO: ZA123"],
  ["redressScheme", "Redress: Example Redress, member 1"],
  ["clientMoneyProtection", "Client money: Example Scheme, member 2"],
  ["amlSupervision", "Supervision: Example Supervisor, number 3"],
])("%s stands at the foot once it is filled in", (field, line) => {
  render(<Footer company={{ ...company, [field]: line.slice(line.indexOf(":") + 2) }} path="/" />);
  expect(screen.getByText(line)).toBeVisible();
});

test("the certificate of client money protection is a link", () => {
  render(<Footer company={{ ...company, clientMoneyCertificate: "/cmp.pdf" }} path="/" />);
  expect(screen.getByRole("link", { name: "Certificate" })).toHaveAttribute("href", "/cmp.pdf");
});

test.each([true, false])("whose homes the photos show is said while any is a stock photo: %s", (hasStockPhotos) => {
  render(<Footer company={{ ...company, hasStockPhotos }} path="/" />);
  expect(screen.queryAllByText("Not our homes")).toHaveLength(hasStockPhotos ? 1 : 0);
});

test("the page that a visitor is on is marked among the quick links", () => {
  render(<Footer company={company} path="/about" />);
  expect(screen.getByRole("link", { name: "About" })).toHaveAttribute("aria-current", "page");
});

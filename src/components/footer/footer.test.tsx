/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { company } from "../../../tests/jest/examples";
import { Footer } from "./footer";

const registrations = ["vatNumber", "icoNumber", "redressScheme", "clientMoneyProtection", "amlSupervision"] as const;

test("a registration that the company does not have is not spoken of", () => {
  render(<Footer company={company} path="/" />);
  for (const name of [...registrations, "clientMoneyCertificate"] as const)
    expect(screen.getByRole("contentinfo")).not.toHaveTextContent(company.labels[name]);
});

test.each(registrations)("%s stands at the foot once it is filled in", (name) => {
  render(<Footer company={{ ...company, [name]: "Example, number 1" }} path="/" />);
  expect(screen.getByText(`${company.labels[name]} Example, number 1`)).toBeVisible();
});

test("the certificate of client money protection is a link", () => {
  render(<Footer company={{ ...company, clientMoneyCertificate: "/cmp.pdf" }} path="/" />);
  const link = screen.getByRole("link", { name: company.labels.clientMoneyCertificate });
  expect(link).toHaveAttribute("href", "/cmp.pdf");
});

test("profiles elsewhere are links", () => {
  const url = "https://social.example/larch-row";
  render(<Footer company={{ ...company, social: [{ name: "Instagram", url }] }} path="/" />);
  expect(screen.getByRole("link", { name: "Instagram" })).toHaveAttribute("href", url);
});

test.each([true, false])("whose homes the photos show is said while any is a stock photo: %s", (hasStockPhotos) => {
  render(<Footer company={{ ...company, hasStockPhotos }} path="/" />);
  expect(screen.queryAllByText(company.footer.photos)).toHaveLength(hasStockPhotos ? 1 : 0);
});

test("the page that a visitor is on is marked among the quick links", () => {
  const [{ text, to } = { text: "", to: "" }] = company.footer.links;
  render(<Footer company={company} path={to} />);
  expect(screen.getByRole("link", { name: text })).toHaveAttribute("aria-current", "page");
});

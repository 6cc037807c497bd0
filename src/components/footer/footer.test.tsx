/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { company } from "../../../tests/jest/examples";
import { Footer } from "./footer";

const registrations = ["vatNumber", "icoNumber", "redressScheme", "clientMoneyProtection", "amlSupervision"] as const;

test("the footer shows each registration of the company, and does not mention missing ones", () => {
  const { rerender } = render(<Footer company={company} path="/" />);
  for (const name of [...registrations, "clientMoneyCertificate"] as const)
    expect(screen.getByRole("contentinfo")).not.toHaveTextContent(company.labels[name]);
  for (const name of registrations) {
    rerender(<Footer company={{ ...company, [name]: "Example, number 1" }} path="/" />);
    expect(screen.getByRole("contentinfo")).toHaveTextContent(`${company.labels[name]} Example, number 1`);
    expect(screen.getByText("Example, number 1")).toHaveAttribute("translate", "no");
  }
});

test("the footer links to the certificate of client money protection and to social profiles", () => {
  const social = [{ name: "Instagram", url: "https://social.example/larch-row" }];
  render(<Footer company={{ ...company, clientMoneyCertificate: "/cmp.pdf", social }} path="/" />);
  const certificate = screen.getByRole("link", { name: company.labels.clientMoneyCertificate });
  expect(certificate).toHaveAttribute("href", "/cmp.pdf");
  expect(screen.getByRole("link", { name: "Instagram" })).toHaveAttribute("href", social[0]?.url);
});

test.each([true, false])("the footer has the note about stock photos only if there are any: %s", (hasStockPhotos) => {
  const footer = { ...company.footer, photos: "Not our homes" };
  render(<Footer company={{ ...company, footer }} path="/" hasStockPhotos={hasStockPhotos} />);
  expect(screen.queryAllByText(footer.photos)).toHaveLength(hasStockPhotos ? 1 : 0);
});

test("the quick links mark the current page", () => {
  const [{ text, to } = { text: "", to: "" }] = company.footer.links;
  render(<Footer company={company} path={to} />);
  expect(screen.getByRole("link", { name: text })).toHaveAttribute("aria-current", "page");
});

/** @jest-environment node */
import { parse } from "parse5";
import { allowedBy, contentSecurityPolicy } from "./policy";

/** One directive of the policy of a page that holds this. */
const directive = (name: string, html: string): string | undefined =>
  contentSecurityPolicy([allowedBy(parse(html))])
    .split("; ")
    .find((one) => one.startsWith(`${name} `));

test.each([
  ["", "'none'"],
  ['<form action="/thanks"></form>', "'self'"],
  ['<form action="https://forms.example.com/f/a"></form>', "'self' https://forms.example.com"],
  ['<form><button formaction="mailto:a@example.com?subject=b">Send</button></form>', "'self' mailto:"],
  [
    '<form id="a"></form><input type="submit" form="a" formaction="https://b.example.com/">',
    "'self' https://b.example.com",
  ],
  [
    '<form action="https://a.example.com/f" data-redirects="https://b.example.com https://c.example.com"></form>',
    "'self' https://a.example.com https://b.example.com https://c.example.com",
  ],
])("%s may be sent to %s", (html, targets) => {
  expect(directive("form-action", html)).toBe(`form-action ${targets}`);
});

test("scripts may call where forms are sent, and not where those lead", () => {
  const html =
    '<form action="https://a.example.com/f" data-redirects="https://b.example.com"></form><script src="/a.js"></script>';
  expect(directive("connect-src", html)).toBe("connect-src 'self' https://a.example.com");
});

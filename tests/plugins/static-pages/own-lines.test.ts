import { checkRedirects } from "../../../plugins/gatsby-plugin-static-pages/own-lines";

const check = (text: string) => () => checkRedirects(text, ["/", "/about", "/about-us"]);

test.each([
  "# Ours\n\n/blog/* https://blog.example.com/:splat 301\n/news /about",
  "https://old.example.com/* https://www.example.com/:splat 301!",
  "/ /cymraeg 302 Language=cy\n/* /404.html 404",
])("an owner may add to the redirects: %j", (text) => {
  expect(check(text)).not.toThrow();
});

test.each([
  ["/news /about\r\n/about/ /story 301\r\n", 'static/_redirects:2: "/about/" covers "/about"'],
  ["/about-* /about", 'static/_redirects:1: "/about-*" covers "/about-us"'],
  ["/:page /", 'static/_redirects:1: "/:page" covers "/about"'],
])("an own redirect that hides a path of the site is reported with its line: %j", (text, message) => {
  expect(check(text)).toThrow(message);
});

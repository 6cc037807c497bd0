import { about, form, home, type Mistake, site } from "./mistake";

/** Where enquiries go. */
export const delivery: readonly Mistake[] = [
  [
    "an endpoint without its address",
    { [site]: ["by: email", "by: endpoint"] },
    [
      'content/site.md:20:7  delivery.by — "endpoint" needs an address: write "endpoint: https://…" under it, or in content/forms/contact.md',
    ],
  ],
  [
    "an address without an endpoint",
    { [site]: ["by: email", "by: email\n  endpoint: https://forms.example.com/f"] },
    ['content/site.md:21:3  delivery.endpoint — is only for "by: endpoint": remove it'],
  ],
  [
    "Netlify Forms without a page to land on",
    { [site]: ["by: email", "by: netlify"] },
    ['content/site.md:20:7  delivery.by — "netlify" needs a page with "path: /thanks", where it leads visitors'],
  ],
  [
    "Netlify Forms with a draft to land on",
    {
      [site]: ["by: email", "by: netlify"],
      [about]: ["path: /about", "path: /thanks\ndraft: true"],
      [home]: ["/about#story", "/"],
      [form]: ["/about#story", "/"],
    },
    [
      'content/site.md:20:7  delivery.by — "netlify" leads visitors to "/thanks", a draft that the built site leaves out: remove "draft: true" from content/pages/about/page.md',
    ],
  ],
  [
    "Netlify Forms with a former address to land on",
    { [site]: ["by: email", "by: netlify"], [about]: ["- /about-us", "- /thanks"] },
    ['content/site.md:20:7  delivery.by — "netlify" needs a page with "path: /thanks", where it leads visitors'],
  ],
  [
    "a form's own address without an endpoint",
    { [form]: ["subject: Enquiry", "subject: Enquiry\nendpoint: https://forms.example.com/f"] },
    ['content/forms/contact.md:4:1  endpoint — is only for "by: endpoint" in content/site.md: remove it'],
  ],
  [
    "an endpoint whose host is none",
    { [site]: ["by: email", `by: endpoint\n  endpoint: 'https://a"b.example.com/x'`] },
    [
      "content/site.md:21:13  delivery.endpoint — must be a web address as browsers copy it, like https://www.example.com/page, with $ , ; and the like as %24 %2C %3B",
    ],
  ],
  [
    "an endpoint with a sign of servers' files",
    { [site]: ["by: email", "by: endpoint\n  endpoint: https://forms.example.com/$a;b,c"] },
    [
      'content/site.md:21:13  delivery.endpoint — must be a web address as browsers copy it, like https://www.example.com/page, with $ , ; and the like as %24 %2C %3B. Did you mean "https://forms.example.com/%24a%3Bb%2Cc"?',
    ],
  ],
  [
    "a form's endpoint with a space",
    {
      [site]: ["by: email", "by: endpoint"],
      [form]: ["subject: Enquiry", "subject: Enquiry\nendpoint: https://forms.example.com/a b"],
    },
    [
      'content/forms/contact.md:4:11  endpoint — must be a web address as browsers copy it, like https://www.example.com/page, with $ , ; and the like as %24 %2C %3B. Did you mean "https://forms.example.com/a%20b"?',
    ],
  ],
];
